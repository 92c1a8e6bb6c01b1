import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Panes that are scrolled out of a row: axe sees them cut off and cannot decide. Their contrast is measured in the row's own stories. */
const scrolledOut = '[data-slot="slider-row"]'

/** What axe finds on a page at rest (so the context has to ask for reduced motion), one line each. What it could not decide about contrast counts too: a gradient can hide hundreds. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
  // Through the DevTools protocol, so that the page's content policy does not matter.
  await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate<AxeResults>('axe.run()')
  const undecided = await page.evaluate<AxeResults>(
    `axe.run({ exclude: ['${scrolledOut}'] }, { runOnly: ['color-contrast'] })`,
  )
  return [...violations, ...(incomplete.length > 0 ? undecided.incomplete : [])].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
