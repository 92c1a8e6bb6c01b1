import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PicturePage } from '#site/pages/staff/picture-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { ramp, uses } from '#stories/fixtures/staff/pictures.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Picture',
  component: PicturePage,
  decorators: [(Story) => <InTheHouse current="pictures">{Story()}</InTheHouse>],
  args: { clock, picture: ramp, uses, action: '#done', backHref: '#pictures' },
} satisfies Meta<typeof PicturePage>

export default meta
type Story = StoryObj<typeof meta>

export const InUse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ramp and stair' })).toBeVisible()
    await expect(canvas.getByText(/1600 × 1067 pixels, 412 kB. Added by Besnik/)).toBeVisible()
  },
}
