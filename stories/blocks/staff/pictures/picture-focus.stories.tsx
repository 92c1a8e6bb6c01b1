import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ramp } from '#stories/fixtures/staff/pictures.ts'
import { PictureFocus } from '#ui/blocks/staff/pictures/picture-focus.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture focus',
  component: PictureFocus,
  args: { picture: ramp, value: ramp.focus, onValueChange: () => {} },
  render: function Held({ picture, value }) {
    const [point, setPoint] = useState(value)
    return <PictureFocus picture={picture} value={point} onValueChange={setPoint} />
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: 'What must stay in every crop: dragged, by keys or in figures. The figures are what a form sends.',
      },
    },
  },
} satisfies Meta<typeof PictureFocus>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}')
    await expect(canvas.getByRole('spinbutton', { name: 'From the left, in %' })).toHaveValue(54)
    await expect(canvas.getByRole('spinbutton', { name: 'From the top, in %' })).toHaveValue(55)
    const crop = canvas.getByRole('img', { name: 'Cropped to 1:1' })
    await expect(crop.style.objectPosition).toBe('54% 55%')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
