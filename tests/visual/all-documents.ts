import path from 'node:path'
import { chromium } from 'playwright'
import { browserOptions } from '../support/browser/browser.ts'
import { root } from '../support/run/steps.ts'
import { documentFindings } from './documents.ts'
import { serveDocuments } from './storybook.ts'

/** As many pages at once as the smallest machine has cores. */
const PAGES = 2

/**
 * `npm run axe:documents`: asks axe about every page of Storybook’s documents, by day and by night, and whether it holds at
 * 390 px; about half an hour for six hundred pages. `-- some words` takes those whose id contains one, `-- --part=1/4` a
 * quarter. `npm test` asks one page of each kind.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const [part = 1, parts = 1] = (process.argv.find((word) => word.startsWith('--part='))?.slice(7) ?? '1/1')
    .split('/')
    .map(Number)
  const storybook = await serveDocuments(path.join(root, 'dist', 'documents'))
  const { entries }: { entries: Record<string, { type: string; id: string }> } = await (
    await fetch(`${storybook.url}/index.json`)
  ).json()
  const waiting = Object.values(entries)
    .filter(({ type, id }) => type === 'docs' && (words.length === 0 || words.some((word) => id.includes(word))))
    .map(({ id }) => id)
    .filter((_, index) => index % parts === part - 1)
  const count = waiting.length
  const { isPinned: _, ...options } = await browserOptions()
  const browser = await chromium.launch(options)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  let wrong = 0
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const findings = await documentFindings(context, storybook.url, id).catch((error: unknown) => [String(error)])
      if (findings.length > 0) wrong++
      for (const finding of findings) console.error(`${id} ${finding}`)
    }
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  await browser.close()
  await storybook.close()
  console.info(`${count} pages, ${wrong} with something to mend`)
  process.exitCode = wrong > 0 || count === 0 ? 1 : 0
}

await main()
