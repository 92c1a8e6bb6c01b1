import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import german from '#locales/de/site/contact-form.json' with { type: 'json' }
import texts from '#locales/en/site/contact-form.json' with { type: 'json' }
import type { Texts } from '#locales/texts.ts'
import { ContactForm } from '#ui/blocks/forms/contact-form.tsx'

const meta = {
  title: 'Blocks/Forms/Contact form',
  component: ContactForm,
  args: { action: '#sent', purposes: contactPurposes, onSend: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do say each error beside its field and keep what was written. Do let the button be pressed when something is missing.\n\nDon’t add a field whose answer nobody needs to write back.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

const written = {
  name: 'Jonida Sample',
  email: 'jonida@example.org',
  purpose: 'project',
  message: 'A site for our pottery, in Albanian and German, before the spring market.',
}

type ErrorKey = keyof Texts['contact-form']['errors']

/** What the server answers when one field is wrong. */
function wrong(field: 'name' | 'email' | 'purpose' | 'message', key: ErrorKey): Story {
  return {
    args: { values: written, errors: { [field]: key } },
    play: async ({ canvas }) => {
      await expect(canvas.getByText(texts.errors[key])).toBeVisible()
      await expect(canvas.getByRole(field === 'purpose' ? 'combobox' : 'textbox', { name: texts[field] })).toHaveFocus()
    },
  }
}

export const Idle: Story = {}

export const Filled: Story = {
  args: { values: written },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ ...written, language: 'en' }, expect.any(HTMLFormElement)),
    )
  },
}

export const NameTooShort: Story = wrong('name', 'name_short')

export const NameTooLong: Story = wrong('name', 'name_long')

export const EmailInvalid: Story = wrong('email', 'email_invalid')

export const PurposeMissing: Story = wrong('purpose', 'purpose_missing')

export const MessageTooShort: Story = wrong('message', 'message_short')

export const MessageTooLong: Story = wrong('message', 'message_long')

export const EverythingMissing: Story = {
  args: {
    validate: async () => ({
      name: 'name_short',
      email: 'email_invalid',
      purpose: 'purpose_missing',
      message: 'message_short',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText('4 answers need another look.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
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

/** German, the longest of the six, with every error. */
export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    values: { ...written, name: 'Friederike-Wilhelmine von Hohenstein-Schillingsfürst' },
    errors: {
      email: 'email_invalid',
      purpose: 'purpose_missing',
      message: 'message_short',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: german.send })).toBeVisible()
  },
}
