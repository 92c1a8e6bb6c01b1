import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'

export type ClassNames = ReadonlyMap<string, string>

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Filter lists of ad blockers hide elements by names like these. */
const feared = /^ad/i

/**
 * A short name for each class of the utilities layer: the long ones are two thirds of a page's markup, and most of them
 * are met but once or twice, so that compression cannot help. `sources` say which are met most: those get the single
 * letters. The others get their names in the order of the sheet, which compresses better than any other order tried.
 * A name of letters alone (`flex`) stays, because the same word may mean something else in the sources, and so does
 * `sr-only`, which the HTML of articles is written with.
 */
export function shortClassNames(sheet: string, sources: readonly string[]): ClassNames {
  const all = new Set<string>()
  const long = new Set<string>()
  postcss.parse(sheet).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const isUtility = layerOf(rule) === 'utilities'
    for (const name of classesIn(rule.selector)) {
      all.add(name)
      if (isUtility && /[^a-z]/i.test(name) && !name.endsWith('sr-only')) long.add(name)
    }
  })
  postcss.parse(sheet).walkRules((rule) => {
    if (layerOf(rule) !== 'utilities') for (const name of classesIn(rule.selector)) long.delete(name)
  })

  const uses = new Map<string, number>()
  for (const token of sources.flatMap((source) => source.split(/[\s"'`]+/))) {
    if (long.has(token)) uses.set(token, (uses.get(token) ?? 0) + 1)
  }
  const names = new Map<string, string>()
  let next = 0
  const byUse = [...long].toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  for (const name of new Set([...byUse.slice(0, letters.length), ...long])) {
    let short = shortName(next++)
    while (all.has(short) || feared.test(short)) short = shortName(next++)
    names.set(name, short)
  }
  return names
}

/** The same sheet under the short names. */
export function shortenSheet(sheet: string, names: ClassNames): string {
  const root = postcss.parse(sheet)
  const shorten = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      const short = names.get(node.value)
      if (short) node.value = short
    })
  })
  root.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = shorten.processSync(rule.selector)
  })
  return root.toString()
}

/** Every name of a class list, short where it has a short name. */
export function shortenClasses(list: string, names: ClassNames): string {
  return list.replace(/\S+/g, (name) => names.get(name) ?? name)
}

function shortName(index: number): string {
  const last = letters.charAt(index % letters.length)
  return index < letters.length ? last : shortName(Math.floor(index / letters.length) - 1) + last
}

function classesIn(selector: string): string[] {
  const found: string[] = []
  if (!selector.includes('.')) return found
  selectorParser((selectors) => selectors.walkClasses((node) => void found.push(node.value))).processSync(selector)
  return found
}

function layerOf(rule: postcss.Node): string | undefined {
  for (let node = rule.parent; node; node = node.parent) {
    if (node instanceof postcss.AtRule && node.name === 'layer') return node.params
  }
  return undefined
}
