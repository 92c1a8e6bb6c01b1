import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import texts from '#locales/en/staff/staff-editor.json' with { type: 'json' }
import errors from '#locales/en/staff/staff-errors.json' with { type: 'json' }
import library from '#locales/en/staff/staff-pictures.json' with { type: 'json' }
import { clock } from '#stories/fixtures/staff/desk.ts'
import { pictures } from '#stories/fixtures/staff/pictures.ts'
import { PictureChooser } from '#ui/blocks/staff/editor/frame/picture-chooser.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Picture chooser',
  component: PictureChooser,
  args: {
    open: true,
    onOpenChange: fn(),
    pictures,
    found: pictures.length,
    query: '',
    onSearch: fn(),
    onChoose: fn(),
    onFile: fn(),
    libraryHref: '#pictures',
    now: clock.now,
  },
  parameters: {
    docs: {
      // An open one would cover the page, so each has its own frame.
      story: { inline: false, height: '720px' },
      description: { component: 'The library, to take one picture out of it, or to add one and take that.' },
    },
  },
} satisfies Meta<typeof PictureChooser>

export default meta
type Story = StoryObj<typeof meta>

export const Newest: Story = {
  play: async ({ userEvent, args }) => {
    const [first] = screen.getAllByRole('listitem')
    await userEvent.click(first?.querySelector('a') ?? document.body)
    await expect(args.onChoose).toHaveBeenCalledWith(pictures[0])
  },
}

export const Loading: Story = { args: { pictures: undefined } }

const file = new File(['x'], 'harbour.jpg', { type: 'image/jpeg' })

/** Nothing else is sent until it is there. */
export const Sending: Story = {
  args: { upload: { key: file.name, name: file.name, state: 'sending', share: 0.4 } },
  play: async ({ userEvent, args }) => {
    await userEvent.upload(screen.getByLabelText(texts.pictures.add), file)
    await expect(args.onFile).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { upload: { key: file.name, name: file.name, state: 'refused', problem: errors.problems.picture_broken } },
  play: async ({ userEvent, args }) => {
    await userEvent.upload(screen.getByLabelText(texts.pictures.add), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

/** Shut again without leaving the editor. */
export const Searched: Story = {
  args: { query: 'harbour', pictures: pictures.slice(0, 1), found: 1 },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: library.search.all }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}
