import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ByteKind, byteKinds, type PageBytes, totalOf } from './page-bytes.ts'

/** What each page was last accepted with; `npm run bench -- bytes` writes it anew. */
export const acceptedFile = path.join(import.meta.dirname, '..', '..', 'e2e', 'budgets.json')

export type Accepted = Record<string, Partial<PageBytes>>

/** Never more, whatever was accepted. Bytes. */
type Limits = Partial<Record<ByteKind, number>>

/** The style sheet is 14.6 kB of it. Two flights of the network carry 30 kB, so nothing below that is any quicker. */
const everyPage: Limits = { 'HTML and CSS': 28_672, 'JavaScript inline': 2048, 'JavaScript before idle': 0 }
/** Over the bar of every page, and no further: the words of an article alone take 2.5 to 4 kB. */
const article: Limits = { ...everyPage, 'HTML and CSS': 30_000 }
const home: Limits = { ...everyPage, 'JavaScript after idle': 125_000 }

/** What a page ought to keep to. */
export const barsOf = (limits: Limits): Limits => (limits === article ? everyPage : limits)

/** A page of each kind, in the first language and in the one with the longest words. */
export const budgetPages: { path: string; status?: number; limits: Limits }[] = [
  { path: '/en/', limits: home },
  { path: '/en/about/', limits: everyPage },
  { path: '/en/portfolio/', limits: everyPage },
  { path: '/en/careers/', limits: everyPage },
  { path: '/en/contact/', limits: everyPage },
  { path: '/en/blog/', limits: everyPage },
  { path: '/en/blog/app/a-bakery-opens-online/', limits: article },
  { path: '/en/cookie-policy/', limits: everyPage },
  { path: '/en/newsletter/', limits: everyPage },
  { path: '/en/no-such-page/', status: 404, limits: everyPage },
  { path: '/de/', limits: home },
  { path: '/de/about/', limits: everyPage },
  { path: '/de/portfolio/', limits: everyPage },
  { path: '/de/careers/', limits: everyPage },
  { path: '/de/contact/', limits: everyPage },
  { path: '/de/blog/', limits: everyPage },
  { path: '/de/blog/app/baeckerei-geht-online/', limits: article },
  { path: '/de/cookie-policy/', limits: everyPage },
  { path: '/de/newsletter/', limits: everyPage },
  { path: '/de/no-such-page/', status: 404, limits: everyPage },
]

export function readAccepted(): Accepted {
  return JSON.parse(readFileSync(acceptedFile, 'utf8'))
}

/** A word more in a text is no news; a package more is. */
const allowance = (accepted: number) => Math.round(accepted * 1.02) + 256

/** What of a page is over its limit or has grown since it was accepted, each with the files that did it. */
export function overBudget(bytes: PageBytes, limits: Limits, accepted: Partial<PageBytes> = {}): string[] {
  return byteKinds.flatMap((kind) => {
    const [files, before] = [bytes[kind], accepted[kind] ?? {}]
    const total = totalOf(files)
    const limit = Math.min(limits[kind] ?? Number.POSITIVE_INFINITY, allowance(totalOf(before)))
    return total > limit ? [`${kind}: ${total} bytes, at most ${limit}. ${changes(files, before)}`] : []
  })
}

/** Every file that is new or has another size, the one with most to answer for first. */
function changes(files: Record<string, number>, before: Record<string, number>): string {
  const grown = Object.entries(files)
    .map(([name, size]) => ({ name, size, change: size - (before[name] ?? 0), isNew: before[name] === undefined }))
    .toSorted((one, other) => other.change - one.change || other.size - one.size)
    .map(({ name, size, change, isNew }) => {
      if (isNew) return `${name} ${size} (new)`
      return change === 0 ? `${name} ${size}` : `${name} ${size} (${change > 0 ? '+' : '−'}${Math.abs(change)})`
    })
  const gone = Object.keys(before).filter((name) => files[name] === undefined)
  return [...grown, ...gone.map((name) => `${name} is gone`)].join(', ')
}
