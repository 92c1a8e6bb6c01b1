import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PushGuide } from '#ui/blocks/push/push-guide.tsx'

const meta = {
  title: 'Blocks/Push/Push guide',
  component: PushGuide,
  args: { name: 'ios' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**Do** show it when the browser can be brought to notify after a detour.\n\n**Don’t** let a drawing say what the sentence beside it does not.',
      },
    },
  },
} satisfies Meta<typeof PushGuide>

export default meta
type Story = StoryObj<typeof meta>

export const HomeScreenOnIOS: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const SafariOnMac: Story = {
  args: { name: 'safari' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Set this site to Allow.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
