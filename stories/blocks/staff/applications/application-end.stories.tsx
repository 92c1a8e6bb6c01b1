import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  application,
  decidedApplication,
  keptApplication,
  keptBeyondItsDay,
} from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { ApplicationEnd } from '#ui/blocks/staff/applications/application-end.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Application end',
  component: ApplicationEnd,
  decorators: [(Story) => <div className="max-w-104 p-5">{Story()}</div>],
  args: { application, clock, action: '#done', keeping: { onKeep: fn(), onUnkeep: fn() } },
} satisfies Meta<typeof ApplicationEnd>

export default meta
type Story = StoryObj<typeof meta>

export const Promised: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/twelve months after it came/)).toBeVisible()
    await expect(canvas.getByText('Keep it longer')).toBeVisible()
  },
}

/** Without the right to put it off. */
export const Fixed: Story = {
  args: { application: decidedApplication, keeping: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Keep it longer')).toBeNull()
  },
}

export const KeptLonger: Story = {
  args: { application: keptApplication },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The promised day was 28 April 2027/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'No longer than promised: Rédaction Exemple' }))
    await expect(args.keeping?.onUnkeep).toHaveBeenCalledWith(keptApplication.kept?.at)
  },
}

export const PromisedDayOver: Story = {
  args: { application: keptBeyondItsDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/deleted within the hour/)).toBeVisible()
  },
}
