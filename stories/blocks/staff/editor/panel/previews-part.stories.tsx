import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { openPreviews } from '#stories/fixtures/staff/post-fields.ts'
import { PreviewsPart } from '#ui/blocks/staff/editor/panel/previews-part.tsx'
import { inPanel } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Previews part',
  component: PreviewsPart,
  decorators: [inPanel],
  args: { previews: openPreviews, clock, onMake: fn(), onRevoke: fn() },
  parameters: {
    docs: {
      description: {
        component: 'Links that show what is not public. They end by themselves, and can be ended before.',
      },
    },
  },
} satisfies Meta<typeof PreviewsPart>

export default meta
type Story = StoryObj<typeof meta>

export const TwoOpen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Works for' }), '30')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }))
    await expect(args.onMake).toHaveBeenCalledWith(30)
  },
}

export const Asking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke: until Thursday 09:00' }))
    await expect(canvas.getByRole('button', { name: /^Keep it/ })).toHaveFocus()
    await expect(args.onRevoke).not.toHaveBeenCalled()
  },
}

export const Revoking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke: until Thursday 09:00' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    await expect(args.onRevoke).toHaveBeenCalledWith('p1')
  },
}

export const JustMade: Story = { args: { made: 'https://dritare.example/en/blog/app/draft/3f9c1f0a7d?preview=1' } }

export const None: Story = { args: { previews: [], problem: 'There is no connection just now. Nothing is lost.' } }

export const German: Story = {
  args: { made: 'https://dritare.example/de/blog/app/draft/3f9c' },
  globals: { locale: 'de' },
}
