import { escapeScript } from '#site/head/head-elements.ts'
import type { HydrationState } from '#site/render/render-page.tsx'

/** Ids of the elements that hold what the browser starts from: JSON, and the HTML of an article beside it. */
export const stateId = 'state'
export const articleId = 'state-html'

/**
 * The state of a page as markup. An article stands in it twice, drawn and as the text that it was drawn from; said the
 * second time word for word, it compresses to a few bytes, which the marks and quotes of JSON would not.
 */
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

/** What a script element gives back as it was put in. */
function standsInScript(html: string): boolean {
  return html !== '' && !/<!--|<\/?script|\r|\0/i.test(html)
}
