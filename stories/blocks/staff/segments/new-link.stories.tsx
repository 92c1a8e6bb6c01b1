import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewLink } from '#ui/blocks/staff/segments/new-link.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/New link',
  component: NewLink,
  args: { address: 'https://dritare.example/analytics/shared?token=V2h5IG5vdA' },
  parameters: {
    docs: {
      description: {
        component: 'The address of a link, the one time that it is told. **Do** let it be copied by hand as well.',
      },
    },
  },
} satisfies Meta<typeof NewLink>

export default meta
type Story = StoryObj<typeof meta>

export const Made: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
}
