import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, Result } from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Panes that are scrolled out of a row: axe sees them cut off and cannot decide. Their contrast is measured in the row's own stories. */
const scrolledOut = '[data-slot="slider-row"], [data-slot="type-tabs"], [data-slot="count-tabs"]'

interface AxeOptions {
  /** Of what axe looks at, a change of theme can only change colours. */
  only?: 'color-contrast'
  /** What is asked elsewhere. */
  exclude?: string
}

/** What axe finds on a page at rest (so the context has to ask for reduced motion), one line each. What it could not decide about contrast counts too: a gradient can hide hundreds. */
export async function axeFindings(page: Page, { only, exclude }: AxeOptions = {}): Promise<string[]> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
  // Through the DevTools protocol, so that the page's content policy does not matter.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(${exclude ? JSON.stringify({ exclude: [exclude] }) : 'document'}, { runOnly: ${JSON.stringify(only ? [only] : undefined)} })`,
  )
  const isScrolledOut = (targets: string) =>
    page.evaluate(([target, row]) => document.querySelector(target)?.closest(row) != null, [
      targets,
      scrolledOut,
    ] as const)
  const lines = linesOf(violations)
  for (const { id, nodes } of incomplete.filter((result) => result.id === 'color-contrast')) {
    for (const node of nodes) {
      if (!(await isScrolledOut(node.target.join(' ')))) lines.push(...linesOf([{ id, nodes: [node] }]))
    }
  }
  return lines
}

function linesOf(results: Pick<Result, 'id' | 'nodes'>[]): string[] {
  return results.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
