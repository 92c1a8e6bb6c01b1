import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileTarget } from '#ui/primitives/staff/file-target.tsx'

const meta = {
  id: 'primitives-staff-file-target',
  title: 'Primitives/Staff/Fields/File target',
  component: FileTarget,
  args: {
    id: 'file',
    label: 'Drop a zip file here, or choose it',
    hint: 'Up to 200 MB. Nothing changes before you have seen what would.',
    accept: '.zip',
    onFiles: fn(),
    className: 'min-h-24 w-full',
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The way in for files: the browser’s own input covers the pane, so that a click, a drop and the keyboard all reach it. **Don’t** use it for a file that is one answer among others of a form: that is the file field.',
      },
    },
  },
} satisfies Meta<typeof FileTarget>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Drop a zip file here, or choose it')
    await expect(input).toHaveAccessibleDescription('Up to 200 MB. Nothing changes before you have seen what would.')
    const file = new File(['posts'], 'posts.zip', { type: 'application/zip' })
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
    // The same file can be chosen again.
    await expect(input).toHaveValue('')
  },
}

export const Several: Story = {
  args: { label: 'Drop pictures here, or choose them', accept: 'image/*', multiple: true },
  play: async ({ canvas, userEvent, args }) => {
    const files = ['one', 'two'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }))
    await userEvent.upload(canvas.getByLabelText('Drop pictures here, or choose them'), files)
    await expect(args.onFiles).toHaveBeenCalledWith(files)
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Drop a zip file here, or choose it')).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true, hint: 'There is no connection. A file can be chosen once it is back.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Drop a zip file here, or choose it')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <FileTarget {...args} id="one" />
      <FileTarget {...args} id="several" label="Drop pictures here, or choose them" hint="JPEG, PNG or WebP" multiple />
      <FileTarget {...args} id="off" hint="There is no connection. A file can be chosen once it is back." disabled />
    </div>
  ),
}
