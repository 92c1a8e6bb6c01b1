import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalContents } from '#ui/blocks/legal-contents.tsx'

const meta = {
  title: 'Blocks/Legal contents',
  component: LegalContents,
  args: {
    sections: [
      { id: 'light', title: 'Light' },
      { id: 'air', title: 'Air' },
      { id: 'hours', title: 'When the shutters are opened and shut' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do give it the sections of the document it stands beside.\n\nDon’t number by hand: the order is the number.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-72 pl-4">{Story()}</div>],
} satisfies Meta<typeof LegalContents>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}

export const Reading: Story = {
  args: { current: 'air' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2. Air' })).toHaveAttribute('aria-current', 'location')
  },
}

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Contents'))
    await expect(canvas.getByText('Light')).not.toBeVisible()
  },
}
