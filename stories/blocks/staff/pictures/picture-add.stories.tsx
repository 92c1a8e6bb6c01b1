import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { uploads } from '#stories/fixtures/staff/pictures.ts'
import { PictureAdd } from '#ui/blocks/staff/pictures/picture-add.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture add',
  component: PictureAdd,
  args: { action: '#sent', limit: 30_000_000, uploads: [], onFiles: fn(), onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The way in for pictures: drop, click and keyboard on one native input; a plain form without scripts. **Do** say for each file what has become of it.',
      },
    },
  },
} satisfies Meta<typeof PictureAdd>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['x'], 'ramp.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Drop pictures here, or choose them'), [file, file])
    await expect(args.onFiles).toHaveBeenCalledWith([file, file])
  },
}

export const OnTheirWay: Story = { args: { uploads } }

export const Told: Story = {
  args: {
    told: { added: 2, refused: [{ name: 'logo.svg', problem: 'SVG can carry scripts, so it is not taken.' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 pictures are here now.')).toBeVisible()
  },
}

export const Phone: Story = { args: { uploads }, globals: { viewport: { value: 'phone' } } }
