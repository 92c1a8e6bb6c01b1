import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import texts from '#locales/en/site/contact-form.json' with { type: 'json' }
import { ContactForm, type ContactFormProps } from '#ui/blocks/forms/contact-form.tsx'
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
    expect(onSend.mock.calls).toEqual([[{ ...written, language: 'en' }]])
    resolve()
    await expect.element(screen.getByRole('button', { name: texts.send })).toHaveAttribute('aria-disabled', 'false')
  })

  test('can be sent again after something was wrong', async () => {
    const onSend = vi.fn(async () => {})
    const validate = vi.fn(async () => ({ name: 'name_short' }) as const)
    const screen = await render(<ContactForm {...given} validate={validate} onSend={onSend} />)
    await userEvent.click(screen.getByRole('button', { name: texts.send }))
    await expect.element(screen.getByText(texts.errors.name_short)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: texts.send })).toHaveAttribute('aria-disabled', 'false')
    expect(onSend).not.toHaveBeenCalled()
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
    await expect.poll(() => onSend.mock.calls).toEqual([[{ ...written, subject: 'Cheap watches', language: 'en' }]])
  })
})
