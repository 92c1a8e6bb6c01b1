import { checkSync } from 'recheck'
import { describe, expect, it, vi } from 'vitest'
import { expressionsIn, type FoundExpression } from './rules/expressions.ts'
import { isOpen } from './rules/hostile-texts.ts'
import { slowMatches } from './rules/slow-matches.ts'
import { readFiles } from './rules/source-files.ts'

/** Milliseconds that one text may take. A linear match needs microseconds, and one that is exponential never ends. */
const PATIENCE = 5000
/** Milliseconds for recheck to think about one expression; what it leaves open, the hostile texts decide. */
const THINKING = 100

/** Expressions that need not be linear, or cannot be read here, and why. */
const exempt: Record<string, string> = {
  'api/services/markdown/markdown-sanitize.ts new RegExp(`^${idPrefix}[^\\\\s"\'<>&]*$`)':
    'a fixed word and one repeated class, anchored',
  'api/services/markdown/markdown-sanitize.ts new RegExp(`^(${idPrefix}[^\\\\s"\'<>&]*|footnote-label)$`)':
    'a fixed word and one repeated class, anchored',
}

const nameOf = ({ path, written }: FoundExpression) => `${path} ${written}`
const found = expressionsIn(readFiles('{ui,site,api,locales}/**/*.{ts,tsx}'))
const judged = found.filter((one) => !(nameOf(one) in exempt))

/** Why an expression is not linear, by recheck; nothing where it is, or where that is left open. */
function complexityOf(source: string, flags: string, timeout = THINKING): string | undefined {
  const result = checkSync(source, flags, { timeout })
  return result.status === 'vulnerable' ? result.complexity.summary : undefined
}

describe('regular expressions', () => {
  it('can all be read here, or are named with a reason', () => {
    expect(judged.filter(({ source }) => source === undefined).map(nameOf)).toEqual([])
  })

  it('have no reason left that is not needed', () => {
    expect(Object.keys(exempt).filter((name) => !found.some((one) => nameOf(one) === name))).toEqual([])
  })

  it('take linear time, as far as it can be proved', () => {
    // Not its native program, nor Java.
    vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure')
    const seen = new Set<string>()
    const slow = judged.flatMap((one) => {
      const { source, flags } = one
      if (source === undefined || !isOpen(source) || seen.has(`/${source}/${flags}`)) return []
      seen.add(`/${source}/${flags}`)
      const complexity = complexityOf(source, flags)
      return complexity ? [`${nameOf(one)}: ${complexity}`] : []
    })
    expect(slow).toEqual([])
  })

  it('take no longer for hostile texts than their length accounts for', async () => {
    const readable = judged.flatMap(({ source, flags }) => (source === undefined ? [] : [{ source, flags }]))
    const unique = new Map(readable.map((one) => [`/${one.source}/${one.flags}`, one]))
    const slow = await slowMatches([...unique.values()], PATIENCE)
    const names = slow.map(({ source, text }) => {
      const one = judged.find((candidate) => candidate.source === source)
      return `${one && nameOf(one)} on ${JSON.stringify(text)}`
    })
    expect(names).toEqual([])
  })

  it('are found out when they are not linear', async () => {
    vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure')
    const text = 'const a = /^(\\w+\\s?)*$/u; const b = new RegExp("(a|aa)+$"); const c = new RegExp("a" + b)'
    const bad = expressionsIn([{ path: 'api/a.ts', text }])
    expect(bad.map(({ source, flags }) => [source, flags])).toEqual([
      ['^(\\w+\\s?)*$', 'u'],
      ['(a|aa)+$', ''],
      [undefined, ''],
    ])
    expect(complexityOf('^(\\w+\\s?)*$', 'u', 30_000)).toMatch(/exponential/)
    // What recheck cannot read at once: the expression that a message of 150 letters stopped the server with.
    const madeUpWord = { source: '\\b(?=[A-Za-z]{12,})(?:[A-Z]*[a-z]+[A-Z]+){3,}[a-z]*\\b', flags: '' }
    expect(await slowMatches([madeUpWord], 1000)).toMatchObject([madeUpWord])
  })

  it('are found out by their own words over and over', async () => {
    const former = [
      /iPad|Tablet|Android(?!.*Mobile)/,
      /\/Filter\s*(\[[^\]]*\]|\/\w+)?/g,
      /name="?List-Unsubscribe"?(?:\r?\n[\w-]+:[^\r\n]*)*\r?\n\r?\nOne-Click\s/,
    ].map(({ source, flags }) => ({ source, flags }))
    expect(await slowMatches(former, PATIENCE)).toMatchObject(former)
  })
})
