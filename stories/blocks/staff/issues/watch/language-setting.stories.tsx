import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LanguageSetting } from '#ui/blocks/staff/issues/watch/language-setting.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Language setting',
  component: LanguageSetting,
  args: { setting: 'archive', chosen: ['en', 'de'], action: '#issues', onChange: fn() },
} satisfies Meta<typeof LanguageSetting>

export default meta
type Story = StoryObj<typeof meta>

export const Archive: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Italiano' }))
    await expect(args.onChange).toHaveBeenCalledWith(['en', 'de', 'it'], ['en', 'de'])
    // Before the first is answered, which may never arrive.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'English' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['de', 'it'], ['en', 'de'])
    await expect(canvas.getByRole('checkbox', { name: 'Italiano' })).toBeChecked()
  },
}

export const Welcome: Story = { args: { setting: 'welcome', chosen: [] } }
