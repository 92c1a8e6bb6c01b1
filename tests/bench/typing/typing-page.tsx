import '../../../site/staff.css'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import articleStyles from '#ui/blocks/blog/article.css?inline'
import { MarkdownSheet } from '#ui/blocks/staff/editor/markdown-sheet.tsx'
import sheet from '../../../locales/en/staff/staff-sheet.json' with { type: 'json' }

/** The page that `typing.ts` types into: the text as it opens, at `/page` as a page and at `/bare` in a bare contenteditable. */
async function start(root: HTMLElement): Promise<void> {
  const isBare = location.pathname === '/bare'
  const text = await (await fetch(isBare ? '/text.html' : '/text.md')).text()
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = articleStyles
  root.className = 'p-10'
  if (isBare) {
    const bare = root.appendChild(document.createElement('div'))
    bare.className = 'article-body'
    bare.contentEditable = 'true'
    bare.innerHTML = text
    bare.dataset['ready'] = ''
    return
  }
  const texts = createInstance()
  await texts
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['staff-sheet'], resources: { en: { 'staff-sheet': sheet } } })
  createRoot(root).render(
    <I18nextProvider i18n={texts}>
      <MarkdownSheet
        value={text}
        documentKey="long"
        filling={0}
        latest={() => text}
        language="en"
        name="body"
        label="Text"
        pictureAddress={() => 'data:,'}
        onChange={(markdown) => {
          document.documentElement.dataset['told'] = String(markdown.length)
        }}
        onOutline={() => {}}
      />
    </I18nextProvider>,
  )
  await found('.cm-content')
  if (location.pathname === '/page') {
    const button = root.querySelector('[data-slot="sheet-mode"]')
    if (button instanceof HTMLElement) button.click()
    await found('[data-mode="page"] .sheet-text')
  }
  document.body.dataset['ready'] = ''
}

async function found(selector: string): Promise<Element> {
  for (;;) {
    const element = document.querySelector(selector)
    if (element) return element
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const root = document.getElementById('root')
if (root) void start(root)
