import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaneGlyph, type PaneGlyphSize, paneStates } from '#ui/primitives/staff/pane-glyph.tsx'

const sizes: PaneGlyphSize[] = ['sm', 'md', 'lg', 'xl']

const meta = {
  id: 'primitives-staff-pane-glyph',
  title: 'Primitives/Staff/Data/Pane glyph',
  component: PaneGlyph,
  args: { state: 'live' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'How one language of one thing stands. Lit: the public sees it. Outline: nobody does. Vermilion: it asks for you. **Do** put a date, a per cent or “n ¶” beside it and say all of it in `label`. **Don’t** put a word beside each in a grid: the legend says them once.',
      },
    },
  },
} satisfies Meta<typeof PaneGlyph>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  args: { label: 'English: live since 12 November' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'English: live since 12 November' })).toBeVisible()
  },
}

export const BesideWords: Story = {
  args: { state: 'stale' },
  render: (args) => (
    <p className="flex items-center gap-2">
      <PaneGlyph {...args} /> Français, 2 ¶ behind
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const OnInk: Story = {
  render: () => (
    <p className="flex gap-4 bg-ink p-4 text-paper panes-on-ink">
      {paneStates.map((state) => (
        <PaneGlyph key={state} state={state} />
      ))}
    </p>
  ),
}

export const AllVariants: Story = {
  render: () => (
    <table className="text-center text-xs">
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            {paneStates.map((state) => (
              <td key={state} className="p-3">
                <PaneGlyph state={state} size={size} className="mx-auto" />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          {paneStates.map((state) => (
            <td key={state} className="px-3">
              {state}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  ),
}
