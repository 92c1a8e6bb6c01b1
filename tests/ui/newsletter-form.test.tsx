import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import texts from '#locales/en/site/newsletter-form.json' with { type: 'json' }
import { NewsletterForm, type NewsletterState } from '#ui/blocks/forms/newsletter-form.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import { render } from './render.tsx'

/** As a matcher reads it: hard spaces are spaces. */
const thanks = texts.success.replaceAll('\u00a0', ' ')

/** The form as the site uses it: a try, an answer. */
function Signup({ answer }: { answer: () => Promise<NewsletterState> }) {
  const [state, setState] = useState<NewsletterState>('idle')
  async function send() {
    setState('submitting')
    setState(await answer())
  }
  return <NewsletterForm state={state} onSubmit={send} />
}

function pending() {
  let answer: (state: NewsletterState) => void = () => {}
  const answered = new Promise<NewsletterState>((resolve) => {
    answer = resolve
  })
  return { answer: (state: NewsletterState) => answer(state), answered }
}

test('the button is disabled exactly as long as nothing is typed', async () => {
  const screen = await render(<NewsletterForm onSubmit={() => {}} />)
  const [field, button] = [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Subscribe' })]
  await expect.element(button).toBeDisabled()
  await userEvent.type(field, 'a')
  await expect.element(button).toBeEnabled()
  await userEvent.clear(field)
  await expect.element(button).toBeDisabled()
})

test('it cuts nothing that is typed or pasted', async () => {
  const { container } = await render(<NewsletterForm />)
  expect(container.querySelector('[maxlength]')).toBeNull()
})

test('it sends the address without the spaces around it', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<NewsletterForm onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('textbox'), ' ana@example.com {Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('ana@example.com', expect.any(HTMLFormElement))
})

test('it says when it is seen, written in and held back, and by what', async () => {
  const [onSeen, onWrite, onRefuse] = [vi.fn(), vi.fn(), vi.fn()]
  const screen = await render(
    <NewsletterForm onSeen={onSeen} onWrite={onWrite} onRefuse={onRefuse} onSubmit={() => {}} />,
  )
  await expect.poll(() => onSeen.mock.calls.length).toBe(1)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '{Enter}')
  expect(onWrite).not.toHaveBeenCalled()
  await userEvent.type(field, 'ana{Enter}')
  expect(onWrite).toHaveBeenCalledTimes(3)
  await userEvent.type(field, '@example.com{Enter}')
  expect(onRefuse.mock.calls).toEqual([[{ email: 'empty' }], [{ email: 'invalid' }]])
})

test('it says that it is seen when it comes into view, each time', async () => {
  const onSeen = vi.fn()
  const screen = await render(
    <div>
      <div style={{ height: '200vh' }} />
      <NewsletterForm onSeen={onSeen} />
    </div>,
  )
  const form = screen.getByRole('textbox').element()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(onSeen).not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    form.scrollIntoView({ block: 'center', behavior: 'instant' })
    await expect.poll(() => onSeen.mock.calls.length).toBe(times)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
})

describe('what is wrong', () => {
  for (const [typed, message] of [
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['ana', 'Please enter a valid email address'],
    ['ana@example', 'Please enter a valid email address'],
    ['ana @example.com', 'Please enter a valid email address'],
  ] as const) {
    test(`“${typed}”: ${message}, and typing takes it back`, async () => {
      const onSubmit = vi.fn()
      const screen = await render(<NewsletterForm onSubmit={onSubmit} />)
      const field = screen.getByRole('textbox')
      await userEvent.type(field, `${typed}{Enter}`)
      await expect.element(screen.getByRole('status')).toHaveTextContent(message)
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveFocus()
      await userEvent.type(field, 'x')
      await expect.element(screen.getByRole('status')).toHaveTextContent('')
      await expect.element(field).not.toHaveAttribute('aria-invalid')
      expect(onSubmit).not.toHaveBeenCalled()
    })
  }
})

describe('a try', () => {
  test('that succeeds empties the field and puts the focus on the thanks', async () => {
    const { answer, answered } = pending()
    const screen = await render(<Signup answer={() => answered} />)
    await userEvent.type(screen.getByRole('textbox'), 'ana@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    await expect.element(screen.getByRole('textbox')).toBeDisabled()
    answer('success')
    await expect.element(screen.getByRole('status')).toHaveFocus()
    await expect.element(screen.getByRole('status')).toHaveTextContent(thanks)
    await expect.element(screen.getByRole('textbox')).toHaveValue('')
  })

  test('that fails keeps the address, gives the focus back, and can be made again', async () => {
    const answers: NewsletterState[] = ['error', 'rateLimited', 'success']
    const screen = await render(<Signup answer={async () => answers.shift() ?? 'idle'} />)
    const [field, status] = [screen.getByRole('textbox'), screen.getByRole('status')]
    await userEvent.type(field, 'ana@example.com{Enter}')
    await expect.element(status).toHaveTextContent('Something went wrong. Please try again.')
    await expect.element(field).toHaveValue('ana@example.com')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(status).toHaveTextContent('Too many requests. Please try again later.')
    await userEvent.keyboard('{Enter}')
    await expect.element(status).toHaveTextContent(thanks)
  })
})

test('before scripts run it is a plain form with a button that works', () => {
  const document = new DOMParser().parseFromString(
    renderToString(
      <I18nextProvider i18n={storyTexts('en')}>
        <NewsletterForm email="ana@example" state="invalid" />
      </I18nextProvider>,
    ),
    'text/html',
  )
  const form = document.querySelector('form')
  expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/api/newsletter', true])
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['language', 'source', 'email'])
  expect(document.querySelector('button')?.disabled).toBe(false)
})
