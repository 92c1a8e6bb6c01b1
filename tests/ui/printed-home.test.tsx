import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { MetricsTicker } from '#ui/blocks/home/metrics-ticker.tsx'
import { ProcessSlider } from '#ui/blocks/home/process-slider.tsx'
import { Reviews } from '#ui/blocks/home/reviews.tsx'
import { SkipLink } from '#ui/primitives/skip-link.tsx'
import { render } from './render.tsx'

const asPrinted = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
beforeEach(async () => {
  await page.viewport(794, 1123) // A4
  await asPrinted('print')
})
afterEach(() => asPrinted(''))

test('on paper > all reviews are there, one below the other', async () => {
  const screen = await render(<Reviews />)
  const quotes = screen.getByRole('blockquote').elements()
  expect(quotes).toHaveLength(3)
  const tops = quotes.map((quote) => quote.getBoundingClientRect().top)
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
  expect(quotes.every((quote) => quote.checkVisibility({ visibilityProperty: true }))).toBe(true)
})

test('on paper > no step and no figure is cut off', async () => {
  await render(
    <>
      <ProcessSlider />
      <MetricsTicker />
    </>,
  )
  const parts = [...document.querySelectorAll('[data-slot="slider-pane"], [data-slot="metrics-ticker"] li')]
  const seen = parts.filter((part) => part.checkVisibility())
  expect(seen.length).toBeGreaterThanOrEqual(5 + 8)
  const cut = seen.filter(
    (part) => part.getBoundingClientRect().right > innerWidth || part.getBoundingClientRect().left < 0,
  )
  expect(cut.map((part) => part.textContent)).toEqual([])
})

test('on paper > night is day, because paper is white', async () => {
  await render(<ProcessSlider />)
  const section = document.querySelector('[data-theme="night"]')
  expect(section && getComputedStyle(section).colorScheme).toBe('light')
})

test('on paper > nothing stands that leads about the page', async () => {
  const screen = await render(
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Reviews />
    </>,
  )
  expect(screen.getByText('Skip to content').element().checkVisibility()).toBe(false)
  expect(document.querySelectorAll('[data-slot="icon-button"]')).toHaveLength(2)
  for (const button of document.querySelectorAll('[data-slot="icon-button"]'))
    expect(button.checkVisibility()).toBe(false)
})
