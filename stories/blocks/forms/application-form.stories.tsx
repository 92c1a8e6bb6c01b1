import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import texts from '#locales/en/site/application-form.json' with { type: 'json' }
import { type ApplicationField, ApplicationForm } from '#ui/blocks/forms/application-form.tsx'

const meta = {
  title: 'Blocks/Forms/Application form',
  component: ApplicationForm,
  args: {
    action: '#sent',
    interests: ['freelancer', 'partnership', 'fulltime', 'other'],
    maxResumeSize: 10_000_000,
    onSend: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do take a résumé as it is: PDF, DOC or DOCX. Do keep the telephone optional.\n\nDon’t ask for a photograph, a date of birth or a salary.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
} satisfies Meta<typeof ApplicationForm>

export default meta
type Story = StoryObj<typeof meta>

const written = {
  fullName: 'Jonida Sample',
  email: 'jonida@example.org',
  phone: '+355 69 000 0000',
  interest: 'freelancer',
  message: 'I set type, mostly for museums. My work is at example.org/jonida.',
}

/** What the server answers when one field is wrong. */
function wrong(field: ApplicationField, key: keyof typeof texts.errors): Story {
  return {
    args: { values: written, errors: { [field]: key } },
    play: async ({ canvas, canvasElement }) => {
      // With its hard spaces, which the query would otherwise take for common ones.
      await expect(canvas.getByText(texts.errors[key], { collapseWhitespace: false })).toBeVisible()
      await expect(canvasElement.querySelector('[aria-invalid]')).toContainElement(focused())
    },
  }
}

function focused() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

export const Idle: Story = {}

export const Filled: Story = {
  args: { values: written },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('CV'), new File(['%PDF'], 'jonida-sample.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
  },
}

export const NameTooShort: Story = wrong('fullName', 'fullName_short')

export const NameTooLong: Story = wrong('fullName', 'fullName_long')

export const EmailInvalid: Story = wrong('email', 'email_invalid')

export const PhoneInvalid: Story = wrong('phone', 'phone_invalid')

export const InterestMissing: Story = wrong('interest', 'interest_missing')

export const ResumeMissing: Story = wrong('resume', 'resume_missing')

export const ResumeOfWrongKind: Story = wrong('resume', 'resume_type')

export const ResumeTooLarge: Story = wrong('resume', 'resume_large')

export const ResumeUnreadable: Story = wrong('resume', 'resume_unreadable')

export const WrongFileChosen: Story = {
  args: { validate: async () => ({ fullName: 'fullName_short', resume: 'resume_type' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('CV'), new File(['GIF89a'], 'me.doc'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.errors.resume_type)
  },
}

export const TextPutBack: Story = {
  args: { values: { ...written, resume: 'jonida-sample.pdf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please choose jonida-sample\.pdf again/)).toBeVisible()
  },
}

export const MessageTooShort: Story = wrong('message', 'message_short')

export const MessageTooLong: Story = wrong('message', 'message_long')

export const EverythingMissing: Story = {
  args: {
    validate: async () => ({
      fullName: 'fullName_short',
      email: 'email_invalid',
      interest: 'interest_missing',
      resume: 'resume_missing',
      message: 'message_short',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
    await expect(await canvas.findByText('5 answers need another look.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus())
  },
}

const openings = [
  { id: 'frontend', title: 'Frontend developer', kind: 'fulltime' },
  { id: 'type', title: 'Type and brand designer', kind: 'freelancer' },
] as const

export const ForAnOpening: Story = {
  args: { openings, chosen: 'frontend' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: texts.interests.fulltime })).toBeChecked()
    await userEvent.selectOptions(canvas.getByLabelText(texts.opening), 'Type and brand designer')
    await expect(canvas.getByRole('radio', { name: texts.interests.freelancer })).toBeChecked()
  },
}

export const OpeningGone: Story = {
  args: {
    openings: openings.slice(1),
    values: { ...written, opening: 'frontend' },
    errors: { opening: 'opening_gone' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.errors.opening_gone)).toBeVisible()
  },
}

export const Sending: Story = {
  args: { values: written, isSending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }))
    await waitFor(() => expect(args.onSend).not.toHaveBeenCalled())
  },
}

export const LimitReached: Story = {
  args: { values: written, problem: 'Too many requests. Please try again later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests. Please try again later.')
  },
}

export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.sent.title })).toHaveFocus()
  },
}
