import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { frenchBody, pairs, savedAt, sourceNow } from '#stories/fixtures/staff/translation.ts'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { PairList } from '#ui/blocks/staff/editor/pairs/pair-list.tsx'
import { SampleSheet, sampleHead } from './sample-sheet.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Pairs/Pair list',
  component: PairList,
  args: {
    sourceLanguage: 'en',
    language: 'fr',
    source: {
      title: 'A performance budget that survives the launch',
      excerpt: 'Three numbers, a person, a rule.',
      body: sourceNow,
    },
    pairs,
    savedAt,
    clock,
    head: sampleHead,
    children: <SampleSheet />,
    selector: '.sample-sheet',
    onAgree: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A translation beside its source, a row a paragraph. **Do** keep `pairs` as they are while the source is: rows are measured anew for other ones.',
      },
    },
  },
} satisfies Meta<typeof PairList>

export default meta
type Story = StoryObj<typeof PairList>

const top = (element: Element) => Math.round(element.getBoundingClientRect().top)

export const Changed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'The source, paragraph by paragraph' }))
    const [source, target] = [rows.getByText(/^Take a shop/), canvas.getByText(/^Prenez une boutique/)]
    await waitFor(() => expect(top(source)).toBe(top(target)))
    await userEvent.click(canvas.getByRole('button', { name: /^Next change/ }))
    await expect(canvas.getByRole('button', { name: /1 of 4/ })).toBeVisible()
    await userEvent.click(canvasElement.querySelector('.sample-sheet') ?? canvasElement)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByRole('button', { name: /2 of 4/ })).toBeVisible()
  },
}

export const AllAgree: Story = { args: { pairs: pairBlocks(sourceNow, sourceNow), children: <SampleSheet /> } }

export const OtherNumberOfParagraphs: Story = {
  args: { children: <SampleSheet body={frenchBody.split('\n\n').slice(0, 5).join('\n\n')} /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/once both have the same number of paragraphs/)).toBeVisible())
  },
}

export const FirstTranslation: Story = {
  args: {
    pairs: pairBlocks(sourceNow, null),
    savedAt: undefined,
    children: <SampleSheet body="" />,
    onAgree: undefined,
  },
}

export const BeforeScripts: Story = { args: { pairs: undefined } }

export const German: Story = { globals: { locale: 'de' } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('English, paragraph 5 of 10, has changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Still right' }))
    await expect(args.onAgree).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('English, paragraph 7 of 10, has changed')).toBeVisible()
  },
}
