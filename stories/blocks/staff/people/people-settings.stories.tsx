import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PeopleSettings } from '#ui/blocks/staff/people/people-settings.tsx'

const meta = {
  title: 'Blocks/Staff/People/People settings',
  component: PeopleSettings,
  args: { moderatorsNeedSecondFactor: true, action: '#saved', onChange: fn() },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'What holds for everybody. **Do** say from when it holds.' } },
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof PeopleSettings>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Moderators need a second step' }))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

export const Off: Story = { args: { moderatorsNeedSecondFactor: false } }
