import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ConsentChoices, consentCategories } from '#api/contract/values/consent-choices.ts'
import { CookieBanner } from '#ui/blocks/consent/cookie-banner.tsx'
import { PreferencesButton } from '#ui/blocks/consent/preferences-button.tsx'
import { PreferencesPanel } from '#ui/blocks/consent/preferences-panel.tsx'
import { render } from './render.tsx'

const allOff: ConsentChoices = {
  preferences: false,
  analytics: false,
  marketing: false,
  newsletter: false,
  notifications: false,
  recaptcha: false,
}
const receipt = {
  id: 'b7d0c2f4-5a1e-4c83-9f6b-21e8a4d93c50',
  version: '1.0',
  time: '2026-11-20T09:30:00Z',
  decision: 'rejected',
} as const

/** The banner, the panel it opens, and the round button that takes the banner's place: as the site puts them together. */
function Consent({ onSave, onCopy }: { onSave: (values: ConsentChoices) => void; onCopy?: () => Promise<void> }) {
  const [stored, setStored] = useState<ConsentChoices>()
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  function decide(values: ConsentChoices) {
    setStored(values)
    setOpen(false)
    onSave(values)
  }
  const all = (isOn: boolean) => decide({ ...allOff, ...Object.fromEntries(consentCategories.map((c) => [c, isOn])) })
  return (
    <>
      <main id="content" tabIndex={-1} />
      {stored ? (
        <PreferencesButton onClick={show} />
      ) : (
        <CookieBanner onReject={() => all(false)} onCustomize={show} onAccept={() => all(true)} />
      )}
      <PreferencesPanel
        open={open}
        values={stored ?? allOff}
        receipt={stored && receipt}
        timeZone="Europe/Tirane"
        onCopy={onCopy ?? (async () => {})}
        onSave={decide}
        onRejectAll={() => all(false)}
        onAcceptAll={() => all(true)}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

afterEach(() => page.viewport(1280, 800))

const focusedName = () => {
  const focused = document.activeElement
  return focused?.getAttribute('aria-label') ?? focused?.closest('label')?.textContent ?? focused?.textContent
}

describe('keyboard only', () => {
  test('from the banner through every switch to a saved choice, and on to the page', async () => {
    const onSave = vi.fn()
    const screen = await render(<Consent onSave={onSave} />)
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(screen.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
    const walked = [focusedName()]
    for (let step = 0; step < 11; step++) {
      await userEvent.keyboard('{Tab}')
      walked.push(focusedName())
    }
    const order = ['Essential', 'Preferences', 'Analytics', 'Marketing', 'Newsletter', 'Notifications', 'reCAPTCHA']
    expect(walked).toEqual(['Close without saving', ...order, 'Reject all', 'Accept all', 'Save preferences', 'Cancel'])
    await userEvent.keyboard('{Tab}')
    expect(focusedName()).toBe('Close without saving')

    await userEvent.keyboard('{Tab} {Tab}{Tab} ')
    await expect.element(screen.getByRole('switch', { name: 'Essential' })).toBeChecked()
    await expect.element(screen.getByRole('switch', { name: 'Analytics' })).toBeChecked()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...allOff, analytics: true })
    await expect.element(screen.getByRole('main')).toHaveFocus()
  })

  test('Escape cancels: nothing is saved, the focus returns and the next opening starts afresh', async () => {
    const onSave = vi.fn()
    const screen = await render(<Consent onSave={onSave} />)
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await userEvent.click(screen.getByRole('switch', { name: 'Marketing' }))
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Customise' })).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked()
  })

  test('what takes the focus is never under the decision bar', async () => {
    await page.viewport(360, 640)
    const screen = await render(<Consent onSave={() => {}} />)
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    const bar = screen.getByRole('button', { name: 'Save preferences' }).element().parentElement
    for (let step = 0; step < 7; step++) {
      await userEvent.keyboard('{Tab}')
      const focused = document.activeElement?.getBoundingClientRect()
      expect(focused?.bottom, String(focusedName())).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0)
    }
  })
})

test('the panel is announced with its name and what it is about', async () => {
  const screen = await render(<Consent onSave={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Customise' }))
  const dialog = screen.getByRole('dialog', { name: 'Cookie preferences' })
  await expect.element(dialog).toHaveAccessibleDescription(/Nothing optional runs until you switch it on/)
})

test('every switch says what it does and what it stores', async () => {
  const screen = await render(<Consent onSave={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Customise' }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const switches = screen.getByRole('switch').elements()
  expect(switches).toHaveLength(7)
  for (const one of switches) await expect.element(one).toHaveAccessibleDescription(/Stores: /)
})

test('the essential switch is on and a click cannot change it', async () => {
  const screen = await render(<Consent onSave={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Customise' }))
  const essential = screen.getByRole('switch', { name: 'Essential' })
  essential.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(essential).toBeChecked()
  await expect.element(essential).toHaveAccessibleDescription(/Always on/)
})

describe('the receipt', () => {
  test('is there once a choice is stored, with the time in the reader’s form', async () => {
    const screen = await render(<Consent onSave={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cookie preferences' }))
    const region = screen.getByRole('region', { name: 'Your receipt' })
    await expect.element(region).toMatchTextContent(receipt.id)
    await expect.element(region).toMatchTextContent(/20 November 2026/)
    await expect.element(region).toMatchTextContent(/All optional rejected/)
  })

  test('goes to the clipboard as readable lines, and says so', async () => {
    const onCopy = vi.fn(async (_text: string) => {})
    const screen = await render(
      <PreferencesPanel
        open
        values={allOff}
        receipt={receipt}
        timeZone="Europe/Tirane"
        onCopy={onCopy}
        onSave={() => {}}
        onRejectAll={() => {}}
        onAcceptAll={() => {}}
        onCancel={() => {}}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Copy receipt' }))
    await expect.element(screen.getByRole('status')).toHaveTextContent('Receipt copied')
    expect(onCopy.mock.calls[0]?.[0].split('\n').slice(0, 2)).toEqual([`Receipt: ${receipt.id}`, 'Version: 1.0'])
  })
})

describe('reject all', () => {
  for (const width of [320, 768, 1280]) {
    test(`stands beside accept all and looks the same at ${width} px (D11)`, async () => {
      await page.viewport(width, 800)
      const screen = await render(<Consent onSave={() => {}} />)
      await userEvent.click(screen.getByRole('button', { name: 'Customise' }))
      const [reject, accept] = [
        screen.getByRole('button', { name: 'Reject all' }).element(),
        screen.getByRole('button', { name: 'Accept all' }).element(),
      ]
      expect(looks(reject)).toEqual(looks(accept))
      expect(reject.getBoundingClientRect().top).toBe(accept.getBoundingClientRect().top)
    })
  }

  test('takes one press', async () => {
    const onSave = vi.fn()
    const screen = await render(<Consent onSave={onSave} />)
    await userEvent.click(screen.getByRole('button', { name: 'Customise' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Analytics' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reject all' }))
    expect(onSave).toHaveBeenCalledExactlyOnceWith(allOff)
  })
})

/** Every computed property there is: size, font, colours, borders, spacing. */
function looks(element: Element) {
  const style = getComputedStyle(element)
  return Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]))
}
