import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { boardLit, boardPosts, germanBoardPosts } from '#stories/fixtures/staff/posts.ts'
import { TranslationBoard } from '#ui/blocks/staff/posts/translation-board.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Translation board',
  component: TranslationBoard,
  args: {
    posts: boardPosts,
    clock,
    isGrouped: true,
    lit: boardLit,
    all: 6,
    hrefForLanguage: () => '#language',
    chosen: new Set<string>(),
    onChoose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: 'A row a post, a pane a language. Lit: the public sees it. **Do** keep every pane a link.',
      },
    },
  },
} satisfies Meta<typeof TranslationBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Grouped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(document.activeElement).toBe(canvas.getAllByRole('link', { name: 'English: live' })[0])
  },
}

export const Chosen: Story = {
  args: { chosen: new Set(['performance-budget', 'cookie-banners-done-right']), only: 'fr' },
}

export const German: Story = { args: { posts: germanBoardPosts }, globals: { locale: 'de' } }

export const Old: Story = { args: { isOld: true } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tiny: Story = { globals: { viewport: { value: 'tiny' } } }
