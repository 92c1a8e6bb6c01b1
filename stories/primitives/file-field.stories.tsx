import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { fileSize } from '#ui/lib/file-size.ts'
import { FileField } from '#ui/primitives/file-field.tsx'

const resume = () => new File([new Uint8Array(248_000)], 'resume-ana-leka.pdf', { type: 'application/pdf' })

const meta = {
  id: 'primitives-file-field',
  title: 'Primitives/Fields/File field',
  component: FileField,
  args: {
    label: 'Résumé',
    hint: 'PDF, DOC or DOCX, up to 5 MB.',
    prompt: 'Choose a file or drop it here',
    removeLabel: 'Remove the file',
    describeFile: (file) => `${file.name}, ${fileSize(file.size, 'en')}`,
    accept: '.pdf,.doc,.docx',
    name: 'resume',
    onFileChange: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One file. **Do** say kinds and size in `hint` before anything goes wrong, and check both again on the server. **Don’t** upload before the form is sent.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Résumé')).toHaveAccessibleDescription('PDF, DOC or DOCX, up to 5 MB.')
  },
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Résumé'), resume())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('resume-ana-leka.pdf, 248 kB'))
  },
}

export const Removed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Résumé'), resume())
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the file' }))
    await waitFor(() => expect(args.onFileChange).toHaveBeenLastCalledWith(undefined))
  },
}

export const LongName: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = `${'curriculum-vitae-with-a-very-long-name-'.repeat(3)}.pdf`
    await userEvent.upload(canvas.getByLabelText('Résumé'), new File(['x'], name, { type: 'application/pdf' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(name))
  },
}

export const Invalid: Story = {
  args: { error: 'The file is larger than 5 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Résumé')).toBeInvalid()
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText('Résumé')).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Résumé')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <FileField {...args} label="Empty" />
      <FileField {...args} label="Chosen" />
      <FileField {...args} label="Invalid" error="The file is larger than 5 MB." />
      <FileField {...args} label="Disabled" disabled />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Chosen'), resume())
    await waitFor(() => expect(canvas.getByText('resume-ana-leka.pdf, 248 kB')).toBeVisible())
  },
}
