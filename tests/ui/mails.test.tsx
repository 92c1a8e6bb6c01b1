import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import type { MailContent } from '#api/contract/mail-order.ts'
import { type Language, languages } from '#locales/languages.ts'
import { mailParts } from '#site/render/mails/mail-parts.tsx'
import { nightQuery } from '#ui/mails/parts/mail-looks.ts'
import { storyTexts } from '../../.storybook/texts.ts'
import { everyMail, hostile } from '../support/app/mails.ts'

/** Landmarks are those of the mail program's page, which the mail is shown in. */
const rules = { region: { enabled: false }, 'landmark-one-main': { enabled: false } }

interface ShowOptions {
  language: Language
  theme?: 'day' | 'night'
  width?: number
}

/** Structure does not depend on the language, nor do colours: by day also in the one with the longest words. */
const looks: [Language, 'day' | 'night'][] = [
  ['en', 'day'],
  ['en', 'night'],
  ['de', 'day'],
]

/** Shows a mail as mail programs do, in a document of its own. */
async function show(mail: MailContent, { language, theme = 'day', width = 320 }: ShowOptions) {
  const { html } = mailParts(mail, storyTexts(language))
  const frame = document.createElement('iframe')
  frame.width = String(width)
  frame.height = '900'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = html.replace(nightQuery, theme === 'night' ? '@media all' : '@media not all')
  document.body.append(frame)
  await loaded
  const { contentDocument: content, contentWindow: window } = frame
  if (!content || !window) throw new Error('The mail has no document.')
  return { content, window, [Symbol.dispose]: () => frame.remove() }
}

/** What axe finds in the mail, and what it could not decide about contrast. By night only colours can be others. */
async function findingsIn(
  { content, window }: Awaited<ReturnType<typeof show>>,
  theme: 'day' | 'night',
): Promise<string[]> {
  const script = content.createElement('script')
  script.textContent = axe.source
  content.head.append(script)
  const own: typeof axe = Reflect.get(window, 'axe')
  const { violations, incomplete, passes } = await own.run(
    content,
    theme === 'day' ? { rules } : { runOnly: ['color-contrast'] },
  )
  if (!passes.some(({ id }) => id === 'color-contrast')) throw new Error('No contrast was measured.')
  return [...violations, ...incomplete.filter(({ id }) => id === 'color-contrast')].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

test.each(everyMail())('$template has nothing for axe to find by day or by night', async (mail) => {
  for (const [language, theme] of looks) {
    using shown = await show(mail, { language, theme })
    expect(await findingsIn(shown, theme), `${language} by ${theme}`).toEqual([])
  }
})

describe.each(languages)('in %s', (language) => {
  test.each(everyMail())('$template needs no more than 320 pixels', async (mail) => {
    using shown = await show(mail, { language })
    expect(shown.content.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('a name and a message of somebody who means harm', () => {
  const wide = { name: `${hostile.name}${'W'.repeat(100)}`, message: `${hostile.message}${'w'.repeat(500)}` }

  test.each(everyMail(wide))('change nothing about $template but its words', async (mail) => {
    using shown = await show(mail, { language: 'en' })
    const { content } = shown
    const elements = new Set([...content.body.querySelectorAll('*')].map(({ localName }) => localName))
    expect([...elements].filter((name) => ['script', 'img', 'b', 'style', 'iframe', 'form'].includes(name))).toEqual([])
    expect(content.querySelector('blockquote a')).toBeNull()
    expect(content.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

test('a mail has no picture, no script and nothing to load', async () => {
  for (const mail of everyMail()) {
    using shown = await show(mail, { language: 'en', width: 700 })
    expect(shown.content.querySelectorAll('img, script, link, svg, [background], [src]')).toHaveLength(0)
    expect(shown.content.documentElement.outerHTML).not.toMatch(/url\(|@import|@font-face/)
  }
})
