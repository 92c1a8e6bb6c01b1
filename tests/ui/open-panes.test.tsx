import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BlogFilters } from '#ui/blocks/blog/blog-filters.tsx'
import { SiteHeader } from '#ui/blocks/frame/site-header.tsx'
import { render } from './render.tsx'

/** The two colours of a filled pane, as the browser writes them. */
function tokens(container: Element) {
  const probe = container.appendChild(document.createElement('i'))
  probe.style.cssText = 'color: var(--paper); background-color: var(--ink)'
  const { color, backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return { color, backgroundColor }
}

function coloursOf(element: Element) {
  const { color, backgroundColor } = getComputedStyle(element)
  return { color, backgroundColor }
}

const languages = [{ language: 'en', href: '/en/' }]

test('what the header has opened can still be read while the pointer rests on it', async () => {
  const screen = await render(<SiteHeader path="/" languages={languages} onSearch={() => {}} />)
  const summary = screen.container.querySelector('[data-slot="language-switcher"] summary')
  const search = screen.getByRole('button', { name: 'Search' }).element()
  for (const control of [summary, search]) {
    if (!control) throw new Error('The header lacks a control.')
    await userEvent.click(control)
    await expect.poll(() => coloursOf(control)).toEqual(tokens(screen.container))
  }
})

test('a chosen category can still be read while the pointer rests on it', async () => {
  const screen = await render(<BlogFilters action="/blog" query={{ q: '', sort: 'featured', order: 'newest' }} />)
  const news = screen.getByRole('radio', { name: 'News' })
  await userEvent.click(news)
  const label = news.element().closest('label')
  if (!label) throw new Error('The category has no label.')
  await expect.poll(() => coloursOf(label)).toEqual(tokens(screen.container))
})
