import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewPreview } from '#ui/blocks/staff/editor/panel/new-preview.tsx'
import { inPanel } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/New preview',
  component: NewPreview,
  decorators: [inPanel],
  args: { address: 'https://dritare.example/en/blog/app/draft/3f9c1f0a7d?preview=1' },
  parameters: { docs: { description: { component: 'A preview’s address, the one time that it is told.' } } },
} satisfies Meta<typeof NewPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Told: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address of the preview' })).toHaveValue(args.address)
  },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText(/^(Copied|The browser does not allow)/)).toBeVisible()
  },
}
