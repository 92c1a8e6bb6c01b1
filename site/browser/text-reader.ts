/** A text, or several: `{ hero: { title: '…' }, paragraphs: ['…', '…'] }`. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts }

type Values = Readonly<Record<string, unknown>>

/** Which of a text's plural forms a number takes (`_one`, `_other` …), by language. */
const forms = new Map<string, Intl.PluralRules>()

/** The text of a key such as `hero.title`, with its form for `count` and its `{{values}}` put in; undefined if there is none. */
export function readText(language: string, tree: Texts | undefined, key: string, values: Values = {}) {
  const { count } = values
  const plural = typeof count === 'number' ? find(tree, `${key}_${formOf(language, count)}`) : undefined
  return fill(plural ?? find(tree, key), values)
}

function find(tree: Texts | undefined, key: string): Texts | undefined {
  let found = tree
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined
    found = Object.entries(found).find(([name]) => name === part)?.[1]
  }
  return found
}

function formOf(language: string, count: number): string {
  const rules = forms.get(language) ?? new Intl.PluralRules(language)
  forms.set(language, rules)
  return rules.select(count)
}

/** Puts the values in; with `returnObjects`, into each text of a tree. */
function fill(found: Texts | undefined, values: Values): Texts | undefined {
  if (typeof found === 'string') return found.replace(/\{\{(\w+)\}\}/g, (mark, name) => String(values[name] ?? mark))
  if (found === undefined) return undefined
  const filled = Object.entries(found).map(([key, value]) => [key, fill(value, values) ?? ''] as const)
  return Array.isArray(found) ? filled.map(([, value]) => value) : Object.fromEntries(filled)
}
