import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isLanguage } from '#locales/languages.ts'
import { CookieBanner } from '#ui/blocks/consent/cookie-banner.tsx'
import { PreferencesButton } from '#ui/blocks/consent/preferences-button.tsx'
import { PageFrame } from '#ui/blocks/frame/page-frame.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'
import { render } from './render.tsx'

const locales = Object.keys(import.meta.glob('/locales/*/site/cookie-banner.json'))
  .map((file) => file.split('/')[2] ?? '')
  .filter(isLanguage)

const handlers = () => ({ onReject: vi.fn(), onCustomize: vi.fn(), onAccept: vi.fn() })

function choice(name: 'reject' | 'accept') {
  const button = document.querySelector(`[data-choice="${name}"]`)
  if (!button) throw new Error(`The banner has no ${name} button: the two choices cannot be compared.`)
  return button
}

/** Every computed property there is: size, font, colours, borders, spacing. */
function looks(element: Element) {
  const style = getComputedStyle(element)
  return Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]))
}

function luminance(colour: string) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('No canvas to read colours with.')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(element: Element) {
  const { color, backgroundColor } = getComputedStyle(element)
  const [darker = 0, lighter = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

afterEach(() => page.viewport(1280, 800))

describe('equal weight (D11)', () => {
  for (const locale of locales) {
    for (const theme of ['day', 'night'] as const) {
      test(`reject and accept look the same at every width in ${locale} by ${theme}`, async () => {
        await render(<CookieBanner {...handlers()} />, { locale, theme })
        for (const width of [320, 360, 640, 768, 1024, 1280, 1920]) {
          await page.viewport(width, 800)
          const [reject, accept] = [choice('reject'), choice('accept')]
          expect(looks(reject), `computed styles at ${width} px`).toEqual(looks(accept))
          const [first, second] = [reject.getBoundingClientRect(), accept.getBoundingClientRect()]
          expect([first.width, first.height, first.top]).toEqual([second.width, second.height, second.top])
          expect(contrast(reject)).toBe(contrast(accept))
          expect(contrast(reject)).toBeGreaterThanOrEqual(4.5)
          expect(first.height).toBeGreaterThanOrEqual(44)
          expect(reject.scrollWidth, `${reject.textContent} fits at ${width} px`).toBeLessThanOrEqual(
            reject.clientWidth,
          )
          expect(accept.scrollWidth, `${accept.textContent} fits at ${width} px`).toBeLessThanOrEqual(
            accept.clientWidth,
          )
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
        }
      })
    }
  }

  test('they stay alike when one word is far longer than the other', async () => {
    await render(<CookieBanner {...handlers()} />)
    choice('reject').textContent = 'Nicht einverstanden'
    for (const width of [320, 768, 1280]) {
      await page.viewport(width, 800)
      expect(looks(choice('reject')), `computed styles at ${width} px`).toEqual(looks(choice('accept')))
    }
  })

  test('customize is the quieter one: no fill', async () => {
    const screen = await render(<CookieBanner {...handlers()} />)
    const customize = screen.getByRole('button', { name: 'Customise' }).element()
    expect(getComputedStyle(customize).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })

  for (const [name, handler] of [
    ['Reject', 'onReject'],
    ['Accept', 'onAccept'],
    ['Customise', 'onCustomize'],
  ] as const) {
    test(`${name} takes one click and calls nothing else`, async () => {
      const spies = handlers()
      const screen = await render(<CookieBanner {...spies} />)
      await userEvent.click(screen.getByRole('button', { name }))
      const called = Object.entries(spies).filter(([, spy]) => spy.mock.calls.length > 0)
      expect(called.map(([key]) => key)).toEqual([handler])
    })
  }
})

describe('keyboard', () => {
  test('tab passes through the bar, out of it and back; Escape changes nothing', async () => {
    const spies = handlers()
    await render(
      <>
        <a href="#before">Before</a>
        <CookieBanner {...spies} />
        <a href="#after">After</a>
      </>,
    )
    const walked: (string | null | undefined)[] = []
    for (let step = 0; step < 6; step++) {
      await userEvent.keyboard('{Tab}')
      walked.push(document.activeElement?.textContent)
    }
    expect(walked).toEqual(['Before', 'Cookie policy', 'Customise', 'Reject', 'Accept', 'After'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}')
    expect(document.activeElement?.textContent).toBe('Accept')
    expect(Object.values(spies).every((spy) => spy.mock.calls.length === 0)).toBe(true)
  })

  test('Enter and Space press what has the focus', async () => {
    const spies = handlers()
    const screen = await render(<CookieBanner {...spies} />)
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Reject' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Tab} ')
    expect(spies.onReject).toHaveBeenCalledOnce()
    expect(spies.onAccept).toHaveBeenCalledOnce()
  })

  test('what takes the focus behind the bar stops above it (WCAG 2.4.11)', async () => {
    await page.viewport(320, 568)
    const screen = await render(
      <>
        {Array.from({ length: 30 }, (_, row) => `Link ${row}`).map((name) => (
          <p key={name} className="py-4">
            <a href="#here">{name}</a>
          </p>
        ))}
        <SiteFooter year={2026} />
        <CookieBanner {...handlers()} />
      </>,
    )
    const bar = screen.getByRole('region', { name: 'Cookies' }).element()
    let stops = 0
    for (await userEvent.keyboard('{Tab}'); !bar.contains(document.activeElement); await userEvent.keyboard('{Tab}')) {
      const focused = document.activeElement?.getBoundingClientRect()
      expect(focused?.bottom, document.activeElement?.textContent ?? '').toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      )
      stops++
    }
    expect(stops).toBeGreaterThan(30)
  })
})

describe('the footer', () => {
  /** What is kept clear at the bottom, by the footer or, without one, by the page. */
  const room = () =>
    getComputedStyle(document.querySelector('[data-slot="site-footer"]') ?? document.body).getPropertyValue('--floor')

  test('its last line can be scrolled clear of the bar at 320 px', async () => {
    await page.viewport(320, 568)
    const screen = await render(
      <>
        <CookieBanner {...handlers()} />
        <div className="min-h-400" />
        <SiteFooter year={2026} />
      </>,
    )
    await expect.poll(room).toMatch(/^\d+px$/)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const bar = screen.getByRole('region', { name: 'Cookies' }).element()
    for (const link of screen.getByRole('contentinfo').element().querySelectorAll('a, p')) {
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  })

  test('the room is given back when the bar goes', async () => {
    const screen = await render(<CookieBanner {...handlers()} />)
    await expect.poll(room).toMatch(/^\d+px$/)
    await screen.rerender(null)
    await expect.poll(room).toBe('')
  })
})

test('Global Privacy Control is told, and all three ways stay open', async () => {
  const screen = await render(<CookieBanner {...handlers()} hasPrivacySignal />)
  await expect.element(screen.getByText(/Global Privacy Control/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(3)
})

test('the round button never lies over the page: it stands at its end, or beside it where there is room', async () => {
  const screen = await render(
    <>
      <PageFrame header={null} footer={<SiteFooter year={2026} />}>
        <div className="min-h-400" />
      </PageFrame>
      <PreferencesButton />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Cookie preferences' }).element()
  const frame = screen.container.querySelector('[data-slot="page-frame"]')
  for (const width of [320, 768, 1280, 1600, 1700, 1720, 1920, 2560]) {
    await page.viewport(width, 800)
    for (const top of [0, 400, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top)
      const [its, page] = [button.getBoundingClientRect(), frame?.getBoundingClientRect()]
      const isClear = its.right <= (page?.left ?? 0) || its.top >= (page?.bottom ?? 0)
      expect(isClear, `clear of the page at ${width} px, scrolled to ${top}`).toBe(true)
    }
  }
  expect(getComputedStyle(button).position, 'it floats in a wide window').toBe('fixed')
})
