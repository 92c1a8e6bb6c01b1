import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wholeText } from '#stories/fixtures/staff/sheet.ts'
import { LongSheet } from '#ui/blocks/staff/editor/long/long-sheet.tsx'

const value = `${wholeText}\n\n${'A window lets light in.\n\n'.repeat(500)}`

const meta = {
  title: 'Blocks/Staff/Editor/Long sheet',
  component: LongSheet,
  args: {
    value,
    latest: () => value,
    language: 'en',
    name: 'body',
    label: 'Text',
    filling: 0,
    onChange: fn(),
    onOutline: fn(),
    onPage: fn(),
    choosePicture: async () => ({ src: '/pictures/a-bakery-opens-online', alt: 'A lit bakery window.' }),
  },
  loaders: [() => import('#ui/blocks/staff/editor/long/line-field.ts').then(() => ({}))],
  decorators: [
    (Story) => (
      <div className="p-4 md:p-10">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Plain Markdown that draws the lines in view, for texts too long to be laid out at each key. **Do** leave it to `MarkdownSheet`, which chooses by length. **Don’t** use it for texts of a usual length: they are written as their readers see them.',
      },
    },
  },
} satisfies Meta<typeof LongSheet>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const lines = (canvas: Canvas) =>
  waitFor(() => {
    const found = canvas.getByRole('textbox', { name: 'Text' })
    if (!found.isContentEditable) throw new Error('Not there yet.')
    return found
  })

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect((await lines(canvas)).childElementCount).toBeLessThan(200)
    await waitFor(() => expect(args.onOutline).toHaveBeenCalled(), { timeout: 10_000 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Typing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await lines(canvas)
    field.focus()
    await userEvent.keyboard('First. ')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^First\. /)), {
      timeout: 10_000,
    })
  },
}

export const WithPicture: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await lines(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }))
    const written = '![A lit bakery window.](/pictures/a-bakery-opens-online)\n\n'
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(written)), {
      timeout: 10_000,
    })
  },
}

export const ToThePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    ;(await lines(canvas)).focus()
    await userEvent.keyboard('{Control>}m{/Control}')
    await expect(args.onPage).toHaveBeenCalledWith(args.value)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny' } },
  play: async ({ canvas }) => {
    await lines(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
