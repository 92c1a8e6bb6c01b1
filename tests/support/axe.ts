import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page, one line each. What it could not decide about contrast counts too: a gradient can hide hundreds. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Through the DevTools protocol, so that the page's content policy does not matter.
  await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate<AxeResults>('axe.run()')
  return [...violations, ...incomplete.filter(({ id }) => id === 'color-contrast')].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
