import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accessible, rampPicture, unwritten } from '#stories/fixtures/staff/post-fields.ts'
import { PicturePart } from '#ui/blocks/staff/editor/panel/picture-part.tsx'
import { inPanel, Written } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Picture part',
  component: PicturePart,
  decorators: [inPanel],
  render: (args) => (
    <Written value={args.value} onChange={args.onChange}>
      {(value, onChange) => <PicturePart {...args} value={value} onChange={onChange} />}
    </Written>
  ),
  args: {
    language: 'en',
    value: accessible,
    onChange: fn(),
    picture: rampPicture,
    altIn: ['sq', 'de', 'es', 'fr'],
    onChoosePicture: fn(),
  },
  parameters: {
    docs: {
      description: { component: 'The lead picture with what stays in its crops, and its words in this language.' },
    },
  },
} satisfies Meta<typeof PicturePart>

export default meta
type Story = StoryObj<typeof meta>

export const OneWithoutWords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Italian has none yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }))
    await expect(args.onChoosePicture).toHaveBeenCalledOnce()
  },
}

export const AllInWords: Story = {
  args: { altIn: ['sq', 'de', 'es', 'it', 'fr'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('In words in all six languages')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'In words, English' }))
    await expect(canvas.getByText('English has none yet')).toBeVisible()
  },
}

export const Decorative: Story = { args: { picture: { ...rampPicture, isDecorative: true } } }

export const NotInTheLibrary: Story = { args: { picture: undefined } }

export const None: Story = {
  args: { value: unwritten, picture: undefined, altIn: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture' }))
    await expect(args.onChoosePicture).toHaveBeenCalledOnce()
  },
}
