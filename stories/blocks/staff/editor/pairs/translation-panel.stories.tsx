import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { frenchBody, pairs, savedAt, sourceNow } from '#stories/fixtures/staff/translation.ts'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { TranslationPanel } from '#ui/blocks/staff/editor/pairs/translation-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Pairs/Translation panel',
  component: TranslationPanel,
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[22.5rem] border-line sm:border-x">
        <Story />
      </div>
    ),
  ],
  args: {
    language: 'fr',
    pairs,
    value: {
      title: 'Un budget de performance qui survit à la mise en ligne',
      excerpt: 'Trois chiffres, une personne, une règle.',
      seoTitle: '',
      seoDescription:
        'Comment fixer trois limites avant la mise en ligne, qui les surveille, et ce qui se passe quand une page les dépasse malgré tout, sur un téléphone, dehors, en données mobiles.',
      body: frenchBody,
    },
    sourceBody: sourceNow,
    savedAt,
    clock,
    onAgree: fn(),
  },
  parameters: {
    docs: { description: { component: 'Beside the pairs: what has changed, how far one is, lengths and signs.' } },
  },
} satisfies Meta<typeof TranslationPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Behind: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '3 paragraphs have changed' })).toBeVisible()
    await expect(canvas.getByText('No hard space before ; : ! ?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Still right' }))
    await expect(args.onAgree).toHaveBeenCalledOnce()
  },
}

export const Agrees: Story = { args: { pairs: pairBlocks(sourceNow, sourceNow) } }

export const First: Story = {
  args: {
    pairs: pairBlocks(sourceNow, null),
    savedAt: undefined,
    value: { title: '', excerpt: '', seoTitle: '', seoDescription: '', body: '' },
  },
}

export const German: Story = { args: { language: 'de' }, globals: { locale: 'de' } }
