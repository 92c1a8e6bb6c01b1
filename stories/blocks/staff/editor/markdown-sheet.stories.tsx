import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { foundPosts, pictureAddress, wholeText } from '#stories/fixtures/staff/sheet.ts'
import { MarkdownSheet } from '#ui/blocks/staff/editor/markdown-sheet.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Markdown sheet',
  component: MarkdownSheet,
  args: {
    value: 'The first line.\n',
    documentKey: 'one/en',
    filling: 0,
    latest: () => '',
    language: 'en',
    name: 'body',
    label: 'Text',
    onChange: fn(),
    onOutline: fn(),
    pictureAddress,
    findPosts: async (query) => foundPosts.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
    choosePicture: async () => ({ src: '/pictures/a-bakery-opens-online', alt: 'A lit bakery window.' }),
  },
  render: (props) => <MarkdownSheet {...props} latest={() => props.value} />,
  // At hand before the story is: its pictures in other languages are not played.
  loaders: [() => import('#ui/blocks/staff/editor/rich-sheet.tsx').then(() => ({}))],
  decorators: [
    (Story) => (
      <div className="min-h-128 p-4 md:p-10">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A post as its readers will see it, Markdown underneath. **Do** let `documentKey` name the document, and raise `filling` when a colleague’s words have come: cursor and history stay. **Don’t** keep the text in state: `onChange` tells it when the keys rest.',
      },
    },
  },
} satisfies Meta<typeof MarkdownSheet>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** The editor, once it has come, with the cursor at the end of `words`. */
async function at(canvas: Canvas, words: string): Promise<HTMLElement> {
  const sheet = await waitFor(() => {
    const found = canvas.getByRole('textbox', { name: 'Text' })
    if (!found.isContentEditable && found.getAttribute('contenteditable') !== 'false') throw new Error('Not there yet.')
    return found
  })
  sheet.focus()
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const place = currentNode.textContent?.indexOf(words) ?? -1
    if (place >= 0) getSelection()?.collapse(currentNode, place + words.length)
  }
  document.dispatchEvent(new Event('selectionchange'))
  return sheet
}

/** Markdown is made when the browser is idle: on a busy machine that may be a while. */
const told = ({ onChange }: { onChange: unknown }, text: unknown) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith(text), { timeout: 10_000 })

export const Whole: Story = {
  args: { value: wholeText },
  play: async ({ canvas, args }) => {
    await at(canvas, 'shaking hand')
    await expect(canvas.getByRole('heading', { name: 'Take one colour' })).toBeVisible()
    await waitFor(() =>
      expect(args.onOutline).toHaveBeenCalledWith(expect.objectContaining({ words: expect.any(Number) })),
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Typing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await at(canvas, 'first line.')
    await userEvent.keyboard(' And more.')
    await told(args, 'The first line. And more.\n')
  },
}

export const SlashMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const sheet = await at(canvas, 'first line.')
    await userEvent.keyboard('{Enter}/hea')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(sheet).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id),
    )
  },
}

export const HeadingByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await at(canvas, 'first line.')
    await userEvent.keyboard('{Enter}/hea{Enter}A heading')
    await told(args, 'The first line.\n\n## A heading\n')
  },
}

export const SelectionBar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await at(canvas, 'first line.')
    getSelection()?.modify('extend', 'backward', 'word')
    getSelection()?.modify('extend', 'backward', 'word')
    document.dispatchEvent(new Event('selectionchange'))
    await canvas.findByRole('button', { name: 'Bold' })
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}')
    await told(args, 'The first **line.**\n')
  },
}

export const Table: Story = {
  args: { value: '| Decision | Week |\n| --- | --- |\n| Colours | one |\n' },
  play: async ({ canvas, userEvent, args }) => {
    await at(canvas, 'Colours')
    await userEvent.click(await canvas.findByRole('button', { name: 'Row below' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Column after' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}Who')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('| Decision | Who | Week |')),
    )
  },
}

export const Footnote: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await at(canvas, 'first line.')
    await userEvent.keyboard(' /foot{Enter}As the rule says.')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('The first line.[^1]\n\n[^1]: As the rule says.\n'),
    )
  },
}

export const Picture: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await at(canvas, 'first line.')
    await userEvent.keyboard('{Enter}/pic{Enter}')
    await userEvent.type(await canvas.findByLabelText('Caption'), 'At four')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        'The first line.\n\n![A lit bakery window.](/pictures/a-bakery-opens-online "At four")\n',
      ),
    )
  },
}

export const PlainMarkdown: Story = {
  args: { value: wholeText },
  play: async ({ canvas, userEvent }) => {
    await at(canvas, 'shaking hand')
    await userEvent.keyboard('{Control>}m{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(wholeText)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus())
  },
}

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const sheet = await at(canvas, '')
    const [line = sheet] = sheet.children
    await expect(getComputedStyle(line, '::before').content).toContain('Write on')
  },
}

export const Phone: Story = {
  args: { value: wholeText },
  globals: { viewport: { value: 'tiny' } },
  play: async ({ canvas }) => {
    await at(canvas, 'shaking hand')
    await expect(canvas.getByRole('toolbar', { name: 'Buttons for the text' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
