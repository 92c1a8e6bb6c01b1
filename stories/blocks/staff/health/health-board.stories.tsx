import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { askingHealth, silentHealth, wellHealth } from '#stories/fixtures/staff/health.ts'
import { HealthBoard } from '#ui/blocks/staff/health/health-board.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Health board',
  component: HealthBoard,
  args: {
    health: askingHealth,
    clock,
    action: '#done',
    keepHref: '#keep',
    promiseHref: '#retention',
    dropHrefFor: (id) => `#drop-${id}`,
  },
  parameters: {
    docs: {
      description: {
        component: 'Every part of the house, those that ask first.',
      },
    },
  },
} satisfies Meta<typeof HealthBoard>

export default meta
type Story = StoryObj<typeof meta>

export const TwoThings: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names.slice(0, 4)).toEqual(['Answered, the last 90 days', 'Dead letters', 'Jobs', 'Outbox'])
  },
}

export const AllInOrder: Story = { args: { health: wellHealth } }

export const PartlySilent: Story = {
  args: { health: silentHealth },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent('Notices to browsers')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
