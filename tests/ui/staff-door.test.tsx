import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import texts from '#locales/en/staff/staff-door.json' with { type: 'json' }
import { CodeForm } from '#ui/blocks/staff/door/code-form.tsx'
import { SignInForm, type SignInFormProps } from '#ui/blocks/staff/door/sign-in-form.tsx'
import { clockTime } from '#ui/lib/staff/use-countdown.ts'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'
import { LitPane } from '#ui/primitives/staff/lit-pane.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import { render } from './render.tsx'

const given = { action: '/admin/login', resetHref: '/admin/reset' } satisfies SignInFormProps

afterEach(() => {
  vi.useRealTimers()
})

function withoutScripts(form: React.ReactElement): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<I18nextProvider i18n={storyTexts('en')}>{form}</I18nextProvider>)
  return page
}

describe('the door without scripts', () => {
  test('posts an address and a password, and offers nothing that needs scripts', () => {
    const page = withoutScripts(<SignInForm {...given} onSend={vi.fn()} onPasskey={vi.fn()} />)
    const form = page.querySelector('form')
    expect(form?.method).toBe('post')
    expect(form?.getAttribute('action')).toBe('/admin/login')
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, type }) => `${name} ${type}`)).toEqual([
      'language hidden',
      'email email',
      'password password',
    ])
    expect(form?.querySelector<HTMLButtonElement>('[data-slot=lit-pane]')?.disabled).toBe(false)
    expect(page.textContent).not.toContain(texts.signIn.passkey)
  })

  test('shows the digits in the input itself', () => {
    const page = withoutScripts(<DigitPanes label="Code" name="code" defaultValue="417902" />)
    expect(page.querySelector('input')?.className).not.toContain('text-transparent')
    expect(page.querySelector('.display')?.textContent).toBe('')
  })
})

test('a password may be pasted', async () => {
  const screen = await render(<SignInForm {...given} />)
  const paste = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
  screen.container.querySelector('input[type=password]')?.dispatchEvent(paste)
  expect(paste.defaultPrevented).toBe(false)
})

describe('the waiting door', () => {
  test('opens by itself, and lets in what was held back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const onSend = vi.fn()
    const screen = await render(<SignInForm {...given} email="ana@example.org" waitSeconds={62} onSend={onSend} />)
    const pane = screen.getByRole('button', { name: texts.signIn.next, exact: false })
    expect(pane.element().textContent).toContain('opens in 1:02')
    expect(pane.element()).toBeDisabled()
    vi.advanceTimersByTime(62_000)
    // What waits for the page asks by the same timers.
    vi.useRealTimers()
    await expect.element(pane).toBeEnabled()
    await userEvent.click(pane)
    expect(onSend).toHaveBeenCalledWith({ email: 'ana@example.org', password: '' })
  })

  test.each([
    [9, '0:09'],
    [872, '14:32'],
    [3872, '1:04:32'],
  ])('%i seconds are %s', (seconds, written) => {
    expect(clockTime(seconds)).toBe(written)
  })
})

describe('the second step', () => {
  test('has the focus where the code goes, also when the kind of code changes', async () => {
    const step = { action: '', otherKindHref: '#', startHref: '#', account: 'Ana' }
    const screen = await render(<CodeForm {...step} />)
    await expect.element(screen.getByRole('textbox', { name: texts.code.label })).toHaveFocus()
    await screen.rerender(<CodeForm {...step} kind="recovery" />)
    await expect.element(screen.getByRole('textbox', { name: texts.recovery.label })).toHaveFocus()
  })

  test('keeps the place in the digits while one in their middle is changed', async () => {
    const screen = await render(<DigitPanes label="Code" defaultValue="417902" />)
    const input = screen.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Backspace}5')
    await expect.element(input).toHaveValue('457902')
    expect(screen.container.querySelectorAll('[data-state=here]')).toHaveLength(1)
    expect(screen.container.querySelector('[data-state=here]')?.textContent).toBe('7')
  })

  test('takes the digits out of whatever is pasted', async () => {
    const onDigits = vi.fn()
    const screen = await render(<DigitPanes label="Code" onDigits={onDigits} />)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Your code: 417-902.')
    const input = screen.getByRole('textbox').element()
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(screen.getByRole('textbox')).toHaveValue('417902')
    expect(onDigits).toHaveBeenCalledExactlyOnceWith('417902')
  })
})

test('a lit pane rises when it comes on, not when a page begins', async () => {
  const screen = await render(<LitPane action="Keep both" />)
  const pane = screen.getByRole('button')
  expect(pane.element().className).not.toContain('animate-lit-rise')
  await screen.rerender(<LitPane action="Keep both" disabled />)
  await screen.rerender(<LitPane action="Keep both" />)
  expect(pane.element().className).toContain('animate-lit-rise')
})
