import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PictureForm, type PictureFormProps } from '#ui/blocks/staff/editor/picture-form.tsx'

function Writing({ picture, onAlt, onCaption, ...props }: PictureFormProps) {
  const [written, setWritten] = useState(picture)
  return (
    <PictureForm
      {...props}
      picture={written}
      onAlt={(alt) => {
        setWritten({ ...written, alt })
        onAlt(alt)
      }}
      onCaption={(title) => {
        setWritten({ ...written, title })
        onCaption(title)
      }}
    />
  )
}

const meta = {
  title: 'Blocks/Staff/Editor/Picture form',
  component: PictureForm,
  render: (args) => <Writing {...args} />,
  args: {
    picture: { alt: 'A lit bakery window.', title: null },
    onAlt: fn(),
    onCaption: fn(),
    onReplace: fn(),
    onRemove: fn(),
    onLeave: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'Words and caption of the picture that is selected, told with each key.' } },
  },
} satisfies Meta<typeof PictureForm>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutCaption: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const caption = canvas.getByLabelText('Caption')
    await userEvent.type(caption, 'At four')
    await expect(args.onCaption).toHaveBeenLastCalledWith('At four')
    await userEvent.clear(caption)
    await expect(args.onCaption).toHaveBeenLastCalledWith(null)
  },
}
