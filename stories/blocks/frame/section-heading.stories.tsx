import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'

const meta = {
  title: 'Blocks/Frame/Section heading',
  component: SectionHeading,
  args: { title: 'Five crafts under one roof.', children: 'Pick one craft or all five.' },
  parameters: {
    docs: {
      description: {
        component:
          'Do keep the title to two short lines.\n\nDon’t use it for the page’s own title: that is Page heading.',
      },
    },
  },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const WithRemark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Five crafts under one roof.' })).toBeVisible()
  },
}

export const TitleOnly: Story = { args: { children: undefined } }
