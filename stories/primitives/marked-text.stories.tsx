import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarkedText } from '#ui/primitives/marked-text.tsx'

const meta = {
  id: 'primitives-marked-text',
  title: 'Primitives/Text and marks/Marked text',
  component: MarkedText,
  args: {
    pieces: [
      { text: 'The end of the ', isHit: false },
      { text: 'carousel', isHit: true },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A title or a sentence with what was searched for. **Do** mark whole words, in whatever form they stand there. **Don’t** mark more than the visitor asked for.',
      },
    },
  },
} satisfies Meta<typeof MarkedText>

export default meta
type Story = StoryObj<typeof meta>

export const OneHit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('carousel').tagName).toBe('MARK')
  },
}

const two = [
  { text: 'A ', isHit: false },
  { text: 'budget', isHit: true },
  { text: ' for ', isHit: false },
  { text: 'performance', isHit: true },
]

export const AllVariants: Story = {
  render: ({ pieces }) => (
    <div className="grid gap-4">
      <MarkedText pieces={pieces} className="heading text-h3" />
      <MarkedText pieces={two} />
      <MarkedText pieces={[{ text: 'Nothing is marked', isHit: false }]} className="text-sm" />
    </div>
  ),
}
