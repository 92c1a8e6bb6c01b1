import { escapeScript } from '#site/head/head-elements.ts'
import type { HydrationState } from '#site/render/render-page.tsx'

export const stateId = 'state'
export const articleId = 'state-html'

/** An article repeats its markup word for word, which compresses to a few bytes; escaped as JSON it would not. */
export function stateMarkup(hydration: HydrationState): string {
  let article = ''
  const json = JSON.stringify(hydration, (key, value: unknown) => {
    if (key !== 'html' || typeof value !== 'string' || article || !standsInScript(value)) return value
    article = value
    return true
  })
  const state = `<script type="application/json" id="${stateId}">${escapeScript(json)}</script>`
  return article ? `${state}<script type="text/plain" id="${articleId}">${article}</script>` : state
}

function standsInScript(html: string): boolean {
  return html !== '' && !/<!--|<\/?script|\r|\0/i.test(html)
}
