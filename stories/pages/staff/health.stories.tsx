import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HealthPage } from '#site/pages/staff/health-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { askingHealth, silentHealth, wellHealth } from '#stories/fixtures/staff/health.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Health',
  component: HealthPage,
  decorators: [(Story) => <InTheHouse current="health">{Story()}</InTheHouse>],
  args: {
    health: wellHealth,
    clock,
    action: '#done',
    againHref: '#again',
    keepHref: '#keep',
    promiseHref: '#retention',
    dropHrefFor: (id) => `#drop-${id}`,
  },
} satisfies Meta<typeof HealthPage>

export default meta
type Story = StoryObj<typeof meta>

export const AllInOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All in order.')
  },
}

export const TwoThings: Story = {
  args: { health: askingHealth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Two things are not in order.')
    await expect(canvas.getByText(/2 mails could not be delivered. A job does not run./)).toBeVisible()
  },
}

export const PartlySilent: Story = { args: { health: silentHealth } }

export const Phone: Story = { args: { health: askingHealth }, globals: { viewport: { value: 'phone' } } }
