import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { developer } from '#stories/fixtures/staff/openings.ts'
import { OpeningTextPane } from '#ui/blocks/staff/openings/opening-text.tsx'

const meta = {
  title: 'Blocks/Staff/Openings/Opening text',
  component: OpeningTextPane,
  args: { language: 'en', values: developer.texts.en, isShown: true, isOpen: false, onTake: fn() },
  parameters: {
    docs: { description: { component: 'One language. Lit when visitors see it, dashed when it is not written.' } },
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
} satisfies Meta<typeof OpeningTextPane>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frontend developer')).toBeVisible()
  },
}

export const Unfolded: Story = { args: { isOpen: true } }

export const NotWritten: Story = { args: { language: 'fr', values: undefined } }

export const Theirs: Story = {
  args: { theirs: { by: 'Mira Muster', title: 'Frontend developer, Tirana' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take this: Title, English' }))
    await expect(args.onTake).toHaveBeenCalledWith('title-en', 'Frontend developer, Tirana')
  },
}
