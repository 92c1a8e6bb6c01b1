import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { accessRequest, erasureRequest } from '#stories/fixtures/staff/persons.ts'
import { RequestDeeds } from '#ui/blocks/staff/persons/request-deeds.tsx'

const meta = {
  title: 'Blocks/Staff/Persons/Request deeds',
  component: RequestDeeds,
  args: { request: erasureRequest, clock, packageHref: '#package', action: '#close', onClose: fn() },
} satisfies Meta<typeof RequestDeeds>

export default meta
type Story = StoryObj<typeof meta>

export const SoonDue: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It was withdrawn' }))
    await expect(args.onClose).toHaveBeenCalledWith('withdrawn')
  },
}

export const PackageTaken: Story = { args: { request: accessRequest } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
