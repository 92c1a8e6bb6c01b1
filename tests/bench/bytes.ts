import { writeFileSync } from 'node:fs'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { type Accepted, acceptedFile, barsOf, budgetPages, overBudget } from '../support/browser/page-budgets.ts'
import { byteKinds, type PageBytes, readPageBytes, totalOf } from '../support/browser/page-bytes.ts'
import { formats, type Part, type Section, verdict } from './section.ts'
import { startSite } from './site-server.ts'

/** What pages weigh. It also accepts their sizes as those that `tests/e2e/budgets.test.ts` holds them to. */
export const bytesPart: Part = {
  name: 'Bytes',
  async measure(say) {
    await using site = await startSite()
    const accepted: Accepted = {}
    const rows: Section['rows'] = []
    try {
      for (const { path, limits } of budgetPages) {
        const bytes = await readPageBytes(site.url + path)
        accepted[path] = withoutNothing(bytes)
        const over = overBudget(bytes, barsOf(limits), bytes)
        say(`bytes of ${path}: ${over.join('; ') || 'within the bars'}`)
        rows.push([
          path,
          ...byteKinds.map((kind) => formats.count(totalOf(bytes[kind]))),
          formats.count(Object.keys(bytes['JavaScript after idle']).length),
          verdict(over.length === 0),
        ])
      }
    } finally {
      await closeBrowser()
    }
    writeFileSync(acceptedFile, `${JSON.stringify(accepted, null, 2)}\n`)
    return {
      name: 'Bytes',
      about:
        'Bodies as a new visitor’s phone fetches them without being touched; text as brotli makes it at its best. These sizes are accepted with this: `tests/e2e/budgets.test.ts` fails when a page grows beyond them, or beyond the bars.',
      columns: ['page', ...byteKinds, 'script files after idle', 'bars are'],
      rows: [...rows, barRow()],
    }
  },
}

/** The limits of home and, where they differ, of the others. */
function barRow(): string[] {
  const [home, other] = [budgetPages[0]?.limits ?? {}, budgetPages[1]?.limits ?? {}]
  const bars = byteKinds.map((kind) => {
    const [ofHome, ofOther] = [home[kind], other[kind]]
    if (ofHome === undefined) return '–'
    if (ofOther === undefined) return `≤ ${formats.count(ofHome)} (home)`
    return ofHome === ofOther
      ? `≤ ${formats.count(ofHome)}`
      : `≤ ${formats.count(ofOther)}, home ${formats.count(ofHome)}`
  })
  return ['bar', ...bars, '–', '–']
}

/** A kind that a page has nothing of needs no line. */
function withoutNothing(bytes: PageBytes): Partial<PageBytes> {
  return Object.fromEntries(Object.entries(bytes).filter(([, files]) => Object.keys(files).length > 0))
}
