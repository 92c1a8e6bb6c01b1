import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { OfflineNotice } from '#ui/blocks/frame/offline-notice.tsx'

const meta = {
  title: 'Blocks/Frame/Offline notice',
  component: OfflineNotice,
  render: (args) => (
    <div className="min-h-80 p-gutter text-ink-soft">
      Page
      <OfflineNotice {...args} />
    </div>
  ),
  args: { isOffline: true, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** keep it mounted and change `isOffline`. **Don’t** block the page with it: everything already here can be read.',
      },
      story: { inline: false, height: '320px' },
    },
  },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
  },
}

export const MoveAskedFor: Story = {
  args: { isMoving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The page you chose opens')
  },
}

export const WithoutButton: Story = {
  render: () => <OfflineNotice isOffline />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection.')
  },
}

export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
