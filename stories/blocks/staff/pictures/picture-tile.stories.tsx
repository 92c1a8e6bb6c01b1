import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { bakery, fresh, museum, ramp, thrownAway } from '#stories/fixtures/staff/pictures.ts'
import { PictureTile } from '#ui/blocks/staff/pictures/picture-tile.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture tile',
  component: PictureTile,
  args: { picture: ramp, href: '#ramp', now: clock.now, onChoose: fn() },
  decorators: [(Story) => <div className="w-60 border border-line">{Story()}</div>],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A pane of the library: the picture cropped around its point, its name, and in which languages it has words. With `onChoose` it is chosen instead of opened.',
      },
    },
  },
} satisfies Meta<typeof PictureTile>

export default meta
type Story = StoryObj<typeof meta>

export const OneLanguageMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: /^Words in English, Albanian/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /Ramp and stair/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(ramp.id)
  },
}

export const LongName: Story = { args: { picture: bakery } }

export const Fresh: Story = { args: { picture: fresh } }

export const Decorative: Story = { args: { picture: museum } }

export const Deleted: Story = { args: { picture: thrownAway } }
