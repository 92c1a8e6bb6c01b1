import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import german from '#locales/de/site/contact-form.json' with { type: 'json' }
import texts from '#locales/en/site/contact-form.json' with { type: 'json' }
import { validateContact } from '#site/client/validate-contact.ts'
import { ContactForm, type ContactFormProps } from '#ui/blocks/forms/contact-form.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import { render } from './render.tsx'

const written = {
  name: 'Jonida Sample',
  email: 'jonida@example.org',
  purpose: 'project',
  message: 'We would like a window on the web.',
}
const given = {
  action: '/en/contact/',
  purposes: ['project', 'general'],
  values: written,
} satisfies ContactFormProps

describe('ContactForm', () => {
  test('is sent once, and says that it is being sent, while what speaks for it is gathered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const onSend = vi.fn(() => promise)
    const screen = await render(<ContactForm {...given} onSend={onSend} />)
    await userEvent.dblClick(screen.getByRole('button', { name: texts.send }))
    await expect.element(screen.getByRole('button', { name: texts.sending })).toHaveAttribute('aria-disabled', 'true')
    expect(onSend.mock.calls).toEqual([[{ ...written, language: 'en' }, expect.any(HTMLFormElement)]])
    resolve()
    await expect.element(screen.getByRole('button', { name: texts.send })).toHaveAttribute('aria-disabled', 'false')
  })

  test('can be sent again after something was wrong', async () => {
    const onSend = vi.fn(async () => {})
    const validate = vi.fn(async () => ({ name: 'name_short' }) as const)
    const onRefuse = vi.fn()
    const screen = await render(<ContactForm {...given} validate={validate} onRefuse={onRefuse} onSend={onSend} />)
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.element(screen.getByText(texts.errors.name_short)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: texts.send })).toHaveAttribute('aria-disabled', 'false')
    expect(onSend).not.toHaveBeenCalled()
    expect(onRefuse.mock.calls).toEqual([[{ name: 'name_short' }]])
  })

  test('is sent when it cannot be checked here: the server checks, too', async () => {
    const onSend = vi.fn(async () => {})
    const validate = () => Promise.reject(new TypeError('text.toWellFormed is not a function'))
    const screen = await render(<ContactForm {...given} validate={validate} onSend={onSend} />)
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.poll(() => onSend.mock.calls.length).toBe(1)
  })

  test('says when a visitor comes to it', async () => {
    const onFocus = vi.fn()
    const screen = await render(<ContactForm {...given} onFocus={onFocus} />)
    expect(onFocus).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('textbox', { name: texts.message }))
    expect(onFocus).toHaveBeenCalled()
  })

  test('says so of a visitor who was there before', async () => {
    const onFocus = vi.fn()
    const screen = await render(<ContactForm {...given} />)
    await userEvent.click(screen.getByRole('textbox', { name: texts.message }))
    await screen.rerender(<ContactForm {...given} onFocus={onFocus} />)
    expect(onFocus).toHaveBeenCalledOnce()
  })

  test('sends the hidden field along only when something is written in it', async () => {
    const onSend = vi.fn()
    const screen = await render(<ContactForm {...given} onSend={onSend} />)
    const trap = screen.container.querySelector<HTMLInputElement>('input[name="subject"]')
    if (trap) trap.value = 'Cheap watches'
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect
      .poll(() => onSend.mock.calls)
      .toEqual([[{ ...written, subject: 'Cheap watches', language: 'en' }, expect.any(HTMLFormElement)]])
  })
})

const inGerman = (form: ContactFormProps) => (
  <I18nextProvider i18n={storyTexts('de')}>
    <ContactForm {...form} />
  </I18nextProvider>
)
const inEnglish = (form: ContactFormProps) => (
  <I18nextProvider i18n={storyTexts('en')}>
    <ContactForm {...form} />
  </I18nextProvider>
)

describe('an error', () => {
  test('that was found in place is said in the language that comes', async () => {
    const form = { ...given, values: { name: 'J' }, validate: validateContact, onSend: vi.fn() }
    const screen = await render(inEnglish(form))
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.element(screen.getByText(texts.errors.name_short)).toBeVisible()
    await screen.rerender(inGerman(form))
    await expect.element(screen.getByText(german.errors.name_short)).toBeVisible()
    await expect.element(screen.getByText(german.errors.email_invalid)).toBeVisible()
    await expect.element(screen.getByText(texts.errors.name_short)).not.toBeInTheDocument()
  })

  test('of the server is, too, though a change of language takes its answer away', async () => {
    const screen = await render(inEnglish({ ...given, errors: { email: 'email_invalid' } }))
    await expect.element(screen.getByText(texts.errors.email_invalid)).toBeVisible()
    await screen.rerender(inGerman(given))
    await expect.element(screen.getByText(german.errors.email_invalid)).toBeVisible()
  })

  test('that these texts do not know shows no key', async () => {
    const screen = await render(<ContactForm {...given} errors={{ email: 'email_of_tomorrow' }} />)
    await expect.element(screen.getByLabelText(texts.email)).toHaveAccessibleDescription(texts.summary_one)
  })

  test('goes as soon as its field is mended, and the focus stays', async () => {
    const screen = await render(<ContactForm {...given} values={{}} validate={validateContact} onSend={vi.fn()} />)
    const name = screen.getByLabelText(texts.name)
    await userEvent.fill(name, 'J')
    await expect.element(name).not.toHaveAttribute('aria-invalid')
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('4 answers need another look.')
    await userEvent.fill(screen.getByLabelText(texts.email), 'jonida@example.org')
    await expect.element(screen.getByText(texts.errors.email_invalid)).not.toBeInTheDocument()
    await expect.element(screen.getByLabelText(texts.email)).toHaveFocus()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('3 answers need another look.')
    await userEvent.selectOptions(screen.getByLabelText(texts.purpose), 'general')
    await expect.element(screen.getByText(texts.errors.purpose_missing)).not.toBeInTheDocument()
    await userEvent.fill(name, 'Jo')
    await expect.element(screen.getByText(texts.errors.name_short)).not.toBeInTheDocument()
    await userEvent.fill(screen.getByLabelText(texts.message), 'Too short')
    await expect.element(screen.getByText(texts.errors.message_short)).toBeVisible()
    await userEvent.fill(screen.getByLabelText(texts.message), 'Long enough now.')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('values that come late', () => {
  test('go where nothing is written yet, once', async () => {
    const screen = await render(<ContactForm action="/en/contact/" purposes={given.purposes} />)
    await userEvent.fill(screen.getByLabelText(texts.name), 'Arta')
    await screen.rerender(<ContactForm {...given} />)
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue('Arta')
    await expect.element(screen.getByLabelText(texts.message)).toHaveValue(written.message)
    await expect.element(screen.getByLabelText(texts.purpose)).toHaveValue(written.purpose)
    await userEvent.clear(screen.getByLabelText(texts.message))
    await screen.rerender(<ContactForm {...given} values={{ ...written }} />)
    await expect.element(screen.getByLabelText(texts.message)).toHaveValue('')
  })
})

test('what is written is told with each change', async () => {
  const onWrite = vi.fn<(content: FormData) => void>()
  const screen = await render(<ContactForm {...given} onWrite={onWrite} />)
  await userEvent.fill(screen.getByLabelText(texts.name), 'Arta')
  expect(onWrite.mock.lastCall?.[0].get('name')).toBe('Arta')
})
