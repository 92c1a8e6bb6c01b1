import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import pictures from '#ui/pictures/manifest.json' with { type: 'json' }
import texts from '../../locales/en/site/blog-post.json' with { type: 'json' }
import { swallowingVectors, xssVectors } from '../support/data/xss-vectors.ts'
import { render } from './render.tsx'

const sizes = new Map<string, { width: number; height: number; widths: number[] }>(Object.entries(pictures))
const before = 'A harmless sentence with [a link](/contact) before.'
const after = 'And *another* one after it.'
const sides = [before.replace(/[[\]]|\(.*\)/g, ''), after.replaceAll('*', '')] as const

function safe(vector: string): string {
  const text = [before, vector, after].join('\n\n')
  return renderMarkdown(text, { language: 'en', labels: texts.markdown, pictureSize: (slug) => sizes.get(slug) }).html
}

/** A second opinion on what may stand in a page, written apart from the sanitizer's own list. */
const anything = /^/
const heading = { id: /^section-[^\s"'<>&]*$/ }
const region = { role: /^region$/, 'aria-label': anything, tabindex: /^0$/ }
const sources = { srcset: /^(\/pictures\/[a-z0-9-]+\.(avif|webp|jpg) \d+w(, )?)+$/, sizes: /^\(min-width/ }
const cell = { scope: /^(col|row)$/, align: /^right$/ }
const expected: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    'p blockquote hr br em strong del sup thead tbody tr table figcaption picture'.split(' ').map((name) => [name, {}]),
  ),
  ...Object.fromEntries(['h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  h2: { id: /^(section-[^\s"'<>&]*|footnote-label)$/, class: /^sr-only$/ },
  a: {
    href: /^(https?:\/\/[^\s"@]+$|mailto:[\w.]+@[\w.]+$|tel:\+?\d|\/(?![/\\])|#(section|fn|fnref)-)/,
    rel: /^noopener noreferrer$/,
    id: /^fnref-\d+(-\d+)?$/,
    'data-footnote-ref': /^$/,
    'data-footnote-backref': /^$/,
    'aria-describedby': /^footnote-label$/,
    'aria-label': /^Back to reference/,
  },
  ul: { class: /^contains-task-list$/ },
  ol: { start: /^\d+$/ },
  li: { class: /^task-list-item$/, id: /^fn-\d+$/ },
  input: { type: /^checkbox$/, disabled: /^$/, checked: /^$/, 'aria-label': /^(done|open)$/ },
  section: { 'data-footnotes': /^$/, class: /^footnotes$/ },
  figure: { 'data-video': /^(youtube:[\w-]{11}|vimeo:\d+)$/ },
  pre: region,
  code: { class: /^(hljs )?language-(html|css|js|jsx|ts|tsx|json|bash|yaml|md|http|sql|php)$/ },
  span: { class: /^hljs-[a-z_-]+( [a-z]+_+)*$/ },
  div: { ...region, class: /^table-frame$/ },
  th: cell,
  td: cell,
  source: { type: /^image\/(avif|webp)$/, ...sources },
  img: {
    src: /^\/pictures\/[a-z0-9-]+\.jpg$/,
    ...sources,
    alt: anything,
    width: /^\d+$/,
    height: /^\d+$/,
    loading: /^lazy$/,
    decoding: /^async$/,
  },
}

function strangersIn(article: Element): string[] {
  return [...article.querySelectorAll('*')].flatMap((element) => {
    const attributes = expected[element.localName]
    if (!attributes || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [element.outerHTML]
    return [...element.attributes]
      .filter(({ name, value }) => !attributes[name]?.test(value))
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`)
  })
}

const ran = vi.fn()
const loaded = () =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).origin !== location.origin)
const left: string[] = []
const stay = (event: NavigateEvent) => {
  left.push(event.destination.url)
  event.preventDefault()
}
/** Opens no program of this machine, and lets every other link do what it does. */
const stayHere = (event: Event) => {
  if (event.target instanceof Element && /^(mailto|tel):/.test(event.target.closest('a')?.href ?? ''))
    event.preventDefault()
}

/** What a visitor does with everything that can be reached. */
function touchAll(article: Element) {
  for (const element of article.querySelectorAll<HTMLElement>('*')) {
    for (const type of [
      'pointerover',
      'pointerenter',
      'mouseover',
      'mouseenter',
      'pointerdown',
      'keydown',
      'animationstart',
    ]) {
      element.dispatchEvent(new Event(type, { bubbles: true }))
    }
    if (element.matches('a, input, [tabindex]')) {
      element.focus()
      element.click()
    }
  }
}

beforeAll(() => {
  navigation.addEventListener('navigate', stay)
  document.addEventListener('click', stayHere)
})
afterAll(() => {
  navigation.removeEventListener('navigate', stay)
  document.removeEventListener('click', stayHere)
})
beforeEach(() => {
  left.length = 0
  ran.mockReset()
  vi.stubGlobal('alert', ran)
})
afterEach(() => void vi.unstubAllGlobals())

async function attack(vector: string, isSwallowing = false) {
  const html = safe(vector)
  const names = Object.getOwnPropertyNames(window).length
  const screen = await render(<ArticleBody html={html} />)
  const article = screen.container.querySelector('[data-slot="article-body"]') ?? expect.fail('nothing was rendered')

  expect(strangersIn(article)).toEqual([])
  expect(article.textContent).toContain(sides[0])
  if (!isSwallowing) expect(article.textContent).toContain(sides[1])
  expect(article.querySelector('a[href="/contact"]')?.textContent).toBe('a link')
  // Parsed once more, it is the same: nothing waits for a second parser.
  const again = new DOMParser().parseFromString(article.innerHTML, 'text/html').body.innerHTML
  expect(again).toBe(article.innerHTML)
  const ids = [...article.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || id in document)).toEqual([])
  expect(Object.getOwnPropertyNames(window).length).toBe(names)

  touchAll(article)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(ran).not.toHaveBeenCalled()
  expect(left.filter((address) => !/^https?:/.test(address))).toEqual([])
  expect(loaded().map(({ name }) => name)).toEqual([])
  await screen.unmount()
}

describe.each(Object.entries(xssVectors))('an article with %s does nothing and loads nothing', (_group, vectors) => {
  test.each(vectors)('%j', (vector) => attack(vector))
})

describe('an article whose rest is swallowed does nothing and loads nothing', () => {
  test.each(swallowingVectors)('%j', (vector) => attack(vector, true))
})

describe('the vectors', () => {
  const all = [...Object.values(xssVectors).flat(), ...swallowingVectors]

  test('are many, each a different one', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(120)
  })

  test('do run where nobody stops them', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = '<img src="data:," onerror="alert(1)"><a href="javascript:alert(2)">a</a>'
    touchAll(place)
    await expect.poll(() => ran.mock.calls.flat().toSorted()).toEqual([1, 2])
    expect(strangersIn(place)).toHaveLength(3)
    place.remove()
  })

  test('break no content security policy', async () => {
    const frame = document.createElement('iframe')
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${location.origin}; form-action 'none'; base-uri 'none'"><body>`
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    document.body.append(frame)
    await isLoaded
    const inside = frame.contentDocument ?? expect.fail('the frame is closed')
    const violations: string[] = []
    inside.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
    for (const vector of all) {
      inside.body.innerHTML = safe(vector)
      for (const element of inside.body.querySelectorAll('*'))
        element.dispatchEvent(new Event('mouseover', { bubbles: true }))
    }
    // The last shows that a breach would be told.
    inside.body.innerHTML = '<p onmouseover="alert(1)">x</p>'
    inside.querySelector('p')?.dispatchEvent(new Event('mouseover'))
    await expect.poll(() => violations).toEqual(['script-src-attr'])
    frame.remove()
  })
})
