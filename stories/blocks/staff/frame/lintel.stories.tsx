import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Lintel',
  component: Lintel,
  args: {
    title: 'Eight things wait.',
    state: 'Monday 9 November, 09:14. You were last here on Friday at 17:40.',
    lit: {
      action: 'Answer the joiners',
      short: 'Answer',
      sub: '3 h 12 min left',
      keys: ['enter'],
      href: '#joiners',
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'The head of a screen. **Do** make the title a noun where one works, a sentence where there is news. **Do** say in one sentence how things stand. **Don’t** light a pane that can do nothing yet: it stays dark, in its place.',
      },
    },
  },
} satisfies Meta<typeof Lintel>

export default meta
type Story = StoryObj<typeof meta>

export const News: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Eight things wait.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Answer the joiners/ })).toBeVisible()
  },
}

export const Work: Story = {
  args: {
    title: 'Posts',
    state: '12 posts, 59 of 72 windows lit.',
    lit: { action: 'Write a post', short: 'Write', icon: 'plus', keys: ['N'], onPress: fn() },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.lit?.onPress).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = {
  args: {
    title: 'Two of you wrote at once.',
    state: 'One paragraph does not fit together.',
    lit: { action: 'Keep what is chosen', short: 'Keep', sub: 'one left to choose', icon: 'check', isOff: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Keep what is chosen/ })).toBeDisabled()
  },
}

export const NothingToDo: Story = {
  args: { title: 'Log', state: '1,204 lines since 9 November 2025.', lit: undefined },
}

export const WithPanes: Story = {
  args: {
    title: 'Health',
    side: <p className="grid w-44 place-items-center text-ink-soft text-xs">now</p>,
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Datenschutzeinstellungen',
    state: '12 Beiträge, 59 von 72 Fenstern erleuchtet. 4 zeigen einen älteren Stand als das Original.',
    lit: { action: 'Für 275 Empfänger einplanen', short: 'Einplanen', sub: 'Do., 12. November, 09:00', icon: 'send' },
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Answer' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Answer the joiners/ })).toBeNull()
  },
}

export const PhoneNamedAbove: Story = {
  args: { title: 'Posts', state: '12 posts, 59 of 72 windows lit.', isNamedAbove: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Posts' })).toHaveClass('max-md:sr-only')
  },
}
