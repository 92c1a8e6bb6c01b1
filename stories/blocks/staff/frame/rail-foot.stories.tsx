import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { settings } from '#stories/fixtures/staff.ts'
import { RailFoot } from '#ui/blocks/staff/frame/rail-foot.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Rail foot',
  component: RailFoot,
  args: { ...settings, layout: 'rail', onKeys: fn() },
  render: (args) => (
    <div data-layout={args.layout} className="w-16 border-line border-r pt-96 text-sm railed:w-sixth">
      <RailFoot {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: { component: 'See the site, language, time of day, keys, and who is here. The rail brings it.' },
    },
  },
} satisfies Meta<typeof RailFoot>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'See the site' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Keys' }))
    await expect(args.onKeys).toHaveBeenCalledOnce()
  },
}

export const AtAccount: Story = { args: { isAtAccount: true } }

export const LongName: Story = {
  args: {
    account: {
      name: 'Friederike-Wilhelmine von Hohenstein-Schillingsfürst',
      email: 'friederike-wilhelmine.von.hohenstein@dritare.example',
      role: 'moderator',
    },
  },
}

export const Jamb: Story = { args: { layout: 'jamb' } }
