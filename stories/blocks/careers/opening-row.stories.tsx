import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { openings } from '#stories/fixtures/openings.ts'
import { OpeningRow } from '#ui/blocks/careers/opening-row.tsx'

const [written, , foreign] = openings
if (!written || !foreign) throw new Error('The fixtures have too few openings.')

const meta = {
  title: 'Blocks/Careers/Opening row',
  component: OpeningRow,
  args: { opening: written, isOpen: false },
  parameters: {
    docs: {
      description: { component: 'Do leave the way to apply in sight. **Don’t** hide that it is written elsewhere.' },
    },
  },
  decorators: [(Story) => <ul>{Story()}</ul>],
} satisfies Meta<typeof OpeningRow>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What it is about'))
    await expect(canvas.getByRole('heading', { level: 4, name: 'What we offer' })).toBeVisible()
  },
}

export const Unfolded: Story = { args: { isOpen: true } }

export const InAnotherLanguage: Story = {
  args: { opening: foreign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'German' })).toHaveAttribute('href', '#de')
  },
}

export const Phone: Story = { args: { isOpen: true }, globals: { viewport: { value: 'phone' } } }
