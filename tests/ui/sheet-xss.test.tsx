import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSheet, type Sheet } from '#ui/blocks/staff/editor/milkdown/create-sheet.ts'
import { swallowingVectors, xssVectors } from '../support/data/xss-vectors.ts'

const vectors = [...Object.values(xssVectors).flat(), ...swallowingVectors]
const ran = vi.fn()
const left: string[] = []
const stay = (event: NavigateEvent) => {
  left.push(event.destination.url)
  event.preventDefault()
}
const foreign = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /^https?:/.test(name) && new URL(name).origin !== location.origin)

let host: HTMLElement
let sheet: Sheet

beforeAll(async () => {
  navigation.addEventListener('navigate', stay)
  host = document.createElement('div')
  document.body.append(host)
  sheet = await createSheet(host, '', {
    words: (name) => name,
    pictureAddress: () => 'data:,',
    onStatus: () => {},
    onDocument: () => {},
    onMenuKey: () => false,
    onUploads: () => {},
  })
})
afterAll(async () => {
  navigation.removeEventListener('navigate', stay)
  await sheet.destroy()
  host.remove()
})
beforeEach(() => {
  left.length = 0
  ran.mockReset()
  vi.stubGlobal('alert', ran)
})
afterEach(() => void vi.unstubAllGlobals())

const harmlessHref = /^(https?:\/\/[^\s@]+$|mailto:|tel:|#|\/(?![/\\]))/i

/** What stands in the live page, whatever stands in the text. */
function expectHarmless() {
  const all = [...host.querySelectorAll('*')]
  const attributes = all.flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ element, name, value })),
  )
  expect(
    attributes.filter(({ name }) => /^on|^(srcdoc|formaction|action|xlink:href|srcset|poster|background)$/i.test(name)),
  ).toEqual([])
  expect(attributes.filter(({ name, value }) => name === 'href' && !harmlessHref.test(value))).toEqual([])
  expect(attributes.filter(({ name, value }) => name === 'src' && !/^data:,/.test(value))).toEqual([])
  expect(
    all.filter(({ localName }) =>
      /^(script|style|iframe|object|embed|svg|math|form|base|meta|link|template|video|audio)$/.test(localName),
    ),
  ).toEqual([])
  expect(all.filter(({ namespaceURI }) => namespaceURI !== 'http://www.w3.org/1999/xhtml')).toEqual([])
}

async function touchAll() {
  for (const element of host.querySelectorAll<HTMLElement>('*')) {
    for (const type of ['pointerover', 'mouseover', 'mouseenter', 'animationstart', 'toggle'])
      element.dispatchEvent(new Event(type, { bubbles: true }))
  }
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(ran).not.toHaveBeenCalled()
  expect(left.filter((address) => !/^https?:/.test(address))).toEqual([])
  expect(foreign()).toEqual([])
}

function paste(type: 'text/html' | 'text/plain', text: string) {
  sheet.load('Before.\n')
  sheet.view.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData(type, text)
  if (type === 'text/html') clipboardData.setData('text/plain', 'words')
  sheet.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('what a hostile author writes does nothing in the sheet', () => {
  test('there are many of them', () => expect(vectors.length).toBeGreaterThanOrEqual(120))

  test.each(vectors)('as Markdown %j', async (vector) => {
    sheet.load(`Before.\n\n${vector}\n\nAfter.\n`)
    expectHarmless()
    await touchAll()
  })

  test.each(vectors)('pasted as words %j', async (vector) => {
    paste('text/plain', vector)
    expectHarmless()
    await touchAll()
  })

  test.each(vectors)('pasted as a page %j', async (vector) => {
    paste('text/html', `<p>Pasted</p>${vector}`)
    expect(host.textContent).toContain('Before.')
    expectHarmless()
    await touchAll()
  })

  test.each([
    '<img src="x:x" onerror="alert(1)">',
    '<a href="javascript:alert(1)" onclick="alert(2)">a</a>',
    '<a href=" java\nscript:alert(1)">a</a>',
    '<svg onload="alert(1)"><script>alert(2)</script></svg>',
    '<math><a xlink:href="javascript:alert(1)">a</a></math>',
    '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
    '<span data-type="html" data-value="<img src=x onerror=alert(1)>">a</span>',
    '<span data-picture="javascript:alert(1)" data-alt="a">a</span>',
    '<span data-picture="https://example.org/a.png" data-alt="a">a</span>',
    '<img src="https://example.org/a.png" alt="a">',
    '<p style="background:url(https://example.org/a.png)" onfocus="alert(1)" tabindex="0">a</p>',
    '<p data-pm-slice="0 0 [&quot;blockquote&quot;,{&quot;onclick&quot;:&quot;alert(1)&quot;}]">a</p>',
    '<table onmouseover="alert(1)"><tr><td style="text-align:left;background:url(javascript:alert(1))">a</td></tr></table>',
    '<form action="javascript:alert(1)"><input type="submit" autofocus onfocus="alert(2)"></form>',
    '<!--[if gte mso 9]><img src=x onerror=alert(1)><![endif]--><p>a</p>',
  ])('pasted HTML %j', async (html) => {
    paste('text/html', html)
    expectHarmless()
    await touchAll()
  })
})
