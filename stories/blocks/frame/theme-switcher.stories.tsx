import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ThemeSwitcher } from '#ui/blocks/frame/theme-switcher.tsx'

const meta = {
  title: 'Blocks/Frame/Theme switcher',
  component: ThemeSwitcher,
  args: { theme: 'system', onThemeChange: fn(), className: 'max-w-md' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**Do** keep the choice only with consent to preferences; this block stores nothing. **Do** offer System first to new visitors. **Don’t** shrink it to a two-way switch: whoever chose once must be able to follow the device again.',
      },
    },
  },
} satisfies Meta<typeof ThemeSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const System: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Night' }))
    await waitFor(() => expect(args.onThemeChange).toHaveBeenCalledWith('night'))
  },
}

export const Day: Story = {
  args: { theme: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
  },
}

export const Night: Story = {
  args: { theme: 'night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeChecked()
  },
}

export const Column: Story = {
  args: { theme: 'day', layout: 'column', className: 'w-fit border border-line-strong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toHaveAttribute('data-layout', 'column')
  },
}
