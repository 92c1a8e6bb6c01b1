import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
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
    libraryHref: '#pictures',
    now: clock.now,
  },
  parameters: { docs: { description: { component: 'The library, to take one picture out of it.' } } },
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
