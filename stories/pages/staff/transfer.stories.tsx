import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TransferPage } from '#site/pages/staff/transfer-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { house, refusedTransfer, transfer, unchanged } from '#stories/fixtures/staff/transfer.ts'
import { InTheHouse } from './in-the-house.tsx'

const plan = { plan: transfer, clock, action: '#run', dropHref: '#drop' }

const meta = {
  title: 'Pages/Staff/In and out',
  component: TransferPage,
  decorators: [(Story) => <InTheHouse current="posts">{Story()}</InTheHouse>],
  args: {
    backHref: '#posts',
    out: { house, href: '#posts.zip' },
    into: { action: '#sent', limit: 200_000_000 },
  },
} satisfies Meta<typeof TransferPage>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In and out' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /bring in/i })[0]).toBeDisabled()
  },
}

export const Planned: Story = {
  args: { plan },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /bring in/i })[0]).toBeEnabled()
  },
}

export const Running: Story = { args: { plan, isRunning: true } }

export const Refused: Story = { args: { plan: { ...plan, plan: refusedTransfer } } }

export const NothingWouldChange: Story = { args: { plan: { ...plan, plan: unchanged } } }

export const Done: Story = { args: { outcome: { kind: 'done', posts: 2, pictures: 1 } } }

export const German: Story = { args: { plan }, globals: { locale: 'de' } }

export const Phone: Story = { args: { plan }, globals: { viewport: { value: 'phone' } } }
