import type { AxeResults, Locale, Result, RunOptions } from 'axe-core'
import axeFile from 'axe-core/axe.min.js?url'
import type { PostFinding } from '#api/contract/staff/post-checks.ts'
import type { Language } from '#locales/languages.ts'

const NARROW = 320
const WIDE = 1440
const HEIGHT = 900
const article = '[data-slot=article-body]'
const PATIENCE = 20_000 // milliseconds until a frame or axe counts as silent

const views = [
  { width: WIDE, theme: 'day' },
  { width: WIDE, theme: 'night' },
  { width: NARROW, theme: 'day' },
  { width: NARROW, theme: 'night' },
] as const

type View = (typeof views)[number]

interface Axe {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
}

interface PreviewCheckOptions {
  language: Language
  /** The preview's path. */
  path: string
  /** The language in which axe tells what it finds; it has no Albanian, and speaks English then. */
  readerLanguage: Language
}

export type BrowserCheck = 'axe' | 'width'

/**
 * Looks at a preview as a visitor's browser sets it: axe, and whether it holds at 320 px, by day and by night. The page
 * comes without its scripts into a hidden frame, so nothing is counted and nothing moves. What fails itself is worth a
 * look and has not passed. Never throws.
 */
export async function checkPreview({ language, path, readerLanguage }: PreviewCheckOptions): Promise<PostFinding[]> {
  const failed = (check: BrowserCheck): PostFinding => ({
    in: language,
    check,
    level: 'look',
    what: 'failed',
    facts: {},
  })
  const html = await fetchPreview(path)
  if (html === undefined) return [failed('axe'), failed('width')]
  const words = await axeWords(readerLanguage)
  const findings: PostFinding[] = []
  let isAxeSilent = false
  let isFrameSilent = false
  for (const view of views) {
    const frame = await openFrame(html, view)
    try {
      if (!frame.contentDocument?.body) throw new Error('The frame stays empty')
      if (view.width === NARROW && view.theme === 'day') findings.push(...tooWide(frame.contentDocument, language))
      const results = await within(runAxe(frame)).catch(() => undefined)
      if (results)
        findings.push(
          ...results.violations.map((violation) =>
            told({ ...violation, help: words?.[violation.id]?.help ?? violation.help }, view, language, frame),
          ),
        )
      else isAxeSilent = true
    } catch {
      isFrameSilent = true
    } finally {
      frame.remove()
    }
  }
  return [
    ...once(findings),
    ...(isAxeSilent || isFrameSilent ? [failed('axe')] : []),
    ...(isFrameSilent ? [failed('width')] : []),
  ]
}

/** Without scripts. The server's page is what visitors see first, and the router would take the frame for another address. */
async function fetchPreview(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) return undefined
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    for (const script of page.querySelectorAll('script')) script.remove()
    return `<!doctype html>${page.documentElement.outerHTML}`
  } catch {
    return undefined
  }
}

async function openFrame(html: string, { width, theme }: View): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  // Laid out and painted, but out of sight: axe measures colours and places.
  frame.style.cssText = `position:fixed;top:0;left:-9999px;width:${width}px;height:${HEIGHT}px;border:0;pointer-events:none`
  frame.srcdoc = html
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await within(loaded).catch(() => undefined)
  const { contentDocument } = frame
  if (contentDocument) {
    contentDocument.documentElement.dataset['theme'] = theme
    await within(contentDocument.fonts.ready).catch(() => undefined)
  }
  return frame
}

/** The library as it is published, from a file of its own. It sees the window in which it runs only, so it runs in the frame. */
async function runAxe({ contentDocument, contentWindow }: HTMLIFrameElement) {
  if (!contentDocument || !contentWindow) throw new Error('The frame is gone')
  const script = contentDocument.createElement('script')
  script.src = axeFile
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener('error', () => reject(new Error('axe did not load')), { once: true })
  })
  contentDocument.head.append(script)
  await loaded
  const { axe } = contentWindow as Window & { axe?: Axe } // the script has put it there
  if (!axe) throw new Error('axe did not load')
  // As the tests of the site: WCAG 2.2 AA, and the headings in their order.
  return axe.run(contentDocument, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
}

const locales: Partial<Record<Language, () => Promise<{ default: { rules: Locale['rules'] } }>>> = {
  de: () => import('axe-core/locales/de.json'),
  es: () => import('axe-core/locales/es.json'),
  fr: () => import('axe-core/locales/fr.json'),
  it: () => import('axe-core/locales/it.json'),
}

/** Read here: axe makes functions of text to speak another language, which the site's policy forbids (`unsafe-eval`). */
async function axeWords(language: Language): Promise<Locale['rules'] | undefined> {
  try {
    return (await locales[language]?.())?.default.rules
  } catch {
    return undefined
  }
}

/** What is serious inside the article stops; the frame around it is the site's, and nothing that its author could mend. */
function told(
  { id, help, impact, nodes }: Result,
  { width, theme }: View,
  language: Language,
  { contentDocument }: HTMLIFrameElement,
): PostFinding {
  const where = nodes[0]?.html ?? ''
  const isSerious = impact === 'serious' || impact === 'critical'
  const isInArticle = nodes.some(({ target: [selector] }) =>
    typeof selector === 'string' ? contentDocument?.querySelector(selector)?.closest(article) : false,
  )
  return {
    in: language,
    check: 'axe',
    level: isSerious && isInArticle ? 'stop' : 'look',
    what: 'axe_found',
    facts: { rule: id, help, count: String(nodes.length), where: where.slice(0, 120), theme, width: String(width) },
  }
}

/** A finding for each widest part that makes the page scroll sideways; what scrolls in a frame of its own is right. */
function tooWide(page: Document, language: Language): PostFinding[] {
  const { documentElement: root, defaultView: view } = page
  if (!view || root.scrollWidth <= NARROW) return []
  const parts = [...page.body.querySelectorAll<HTMLElement>('main *')].filter(
    (part) => rightOf(part) > NARROW + 1 && !isInScroller(part, view),
  )
  const innermost = parts.filter((part) => !parts.some((other) => other !== part && part.contains(other))).slice(0, 5)
  const shown = innermost.length > 0 ? innermost : [page.body]
  return shown.map((part) => ({
    in: language,
    check: 'width',
    level: 'look',
    what: 'too_wide',
    facts: {
      text: (part === page.body ? '' : part.textContent.trim().slice(0, 60)) || part.tagName.toLowerCase(),
      by: String(Math.ceil((part === page.body ? root.scrollWidth : rightOf(part)) - NARROW)),
    },
  }))
}

/** With its words, which may reach beyond it unless it scrolls. Pixels. */
function rightOf(part: HTMLElement): number {
  const range = part.ownerDocument.createRange()
  range.selectNodeContents(part)
  const { right } = part.getBoundingClientRect()
  const isScroller = part.ownerDocument.defaultView?.getComputedStyle(part).overflowX !== 'visible'
  return isScroller ? right : Math.max(right, range.getBoundingClientRect().right)
}

function isInScroller(part: HTMLElement, view: Window): boolean {
  for (let outer = part.parentElement; outer; outer = outer.parentElement) {
    const { overflowX } = view.getComputedStyle(outer)
    if (outer !== outer.ownerDocument.documentElement && outer !== outer.ownerDocument.body && overflowX !== 'visible')
      return true
  }
  return false
}

/** The same rule at the same place by day and by night is said once. */
function once(findings: PostFinding[]): PostFinding[] {
  const known = new Set<string>()
  return findings.filter(({ check, facts }) => {
    const name = [check, facts['rule'], facts['where'], facts['text']].join('\n')
    return !known.has(name) && known.add(name)
  })
}

/** Rejects after `PATIENCE`. */
function within<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), PATIENCE)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
