import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accountBoard } from '#stories/fixtures/staff/account.ts'
import { OwnPreferences } from '#ui/blocks/staff/account/own-preferences.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Own preferences',
  component: OwnPreferences,
  args: { ...accountBoard.own, action: '#done', onSend: fn() },
  parameters: {
    docs: { description: { component: 'How this side looks to one. **Do** show the six languages as six panes.' } },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof OwnPreferences>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Français' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time of day' }), 'Night')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Arta',
      language: 'en',
      theme: 'night',
      writesIn: ['en', 'sq', 'de', 'fr'],
    })
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.')
  },
}

export const NameMissing: Story = { args: { errors: { name: 'Please write your name.' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
