import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { selectorNeeds, selectorsOf } from '#site/build/selector-needs.ts'
import type { StylePiece, StyleTable } from '#site/render/style-table.ts'

/**
 * Cuts a built sheet into the pieces from which each page takes its own. `sources` are all texts that may set or read a
 * variable outside the sheet: a variable that one of them names is never dropped.
 */
export function cutSheet(sheet: string, sources: readonly string[]): StyleTable {
  const table: StyleTable = { layers: [], places: [], pieces: [] }
  const named = new Set(sources.flatMap((source) => source.match(/--[a-z][\w-]*/g) ?? []))
  const hasDates = sources.some((source) => dateField.test(source))
  const placeOf = new Map<string, number>()
  let rules = 0

  function add(within: string[], piece: Omit<StylePiece, 'place' | 'rule'>): void {
    const key = within.join('\n')
    if (!placeOf.has(key)) placeOf.set(key, table.places.push(within) - 1)
    const place = placeOf.get(key) ?? 0
    const { gives, ...rest } = piece
    table.pieces.push({ place, rule: rules, ...rest, ...(gives && !named.has(gives) && { gives }) })
  }

  function addRule(rule: Rule, within: string[]): void {
    if (dateParts.test(rule.selector) && !hasDates) return
    if (rule.some((node) => node.type !== 'decl' && node.type !== 'comment')) {
      throw new Error(`The built sheet nests rules in "${rule.selector}": cutSheet knows flat sheets only.`)
    }
    const needs = selectorNeeds(rule.selector)
    if (needs.some((set) => set.length === 0) && rule.every((node) => node.type === 'decl' && node.variable)) {
      // The variables of everything, such as `:root` has them: each is kept for those that refer to it.
      rule.each((node) => {
        if (node.type === 'decl') add(within, { selector: rule.selector, ...bodyOf([node]), gives: node.prop })
      })
      return
    }
    for (const selector of selectorsOf(rule.selector)) {
      const needs = selectorNeeds(selector)
      const isFree = needs.some((set) => set.length === 0)
      add(within, { selector, ...bodyOf(rule.nodes), ...(!isFree && { needs }) })
    }
  }

  function addAtRule(rule: AtRule, within: string[]): void {
    const prelude = `@${rule.name}${rule.params && ` ${rule.params}`}`
    if (rule.name === 'layer') noteLayers(rule)
    if (rule.name === 'property') add(within, { selector: prelude, ...bodyOf(rule.nodes ?? []), gives: rule.params })
    else if (rule.name === 'keyframes') {
      const body = (rule.nodes ?? []).map(String).join('')
      add(within, { selector: prelude, body, uses: variablesIn(body), gives: `@${rule.params}` })
    } else if (rule.name === 'font-face') add(within, { selector: prelude, ...bodyOf(rule.nodes ?? []) })
    else if (rule.nodes) addAll(rule, [...within, prelude])
    else if (rule.name !== 'layer') throw new Error(`The built sheet has "${prelude}", which cutSheet does not know.`)
  }

  function addAll(container: Container<ChildNode>, within: string[]): void {
    container.each((node) => {
      rules += 1
      if (node.type === 'rule') addRule(node, within)
      else if (node.type === 'atrule') addAtRule(node, within)
    })
  }

  function noteLayers({ params }: AtRule): void {
    for (const name of params.split(/\s*,\s*/)) if (!table.layers.includes(name)) table.layers.push(name)
  }

  const root = postcss.parse(sheet)
  // Such as those that stand in for `light-dark()`, which comes with each colour scheme whether it is used or not.
  root.walkDecls(/^--/, (node) => {
    if (!sheet.includes(`var(${node.prop}`) && !named.has(node.prop)) node.remove()
  })
  addAll(root, [])
  return table
}

/** Tailwind's reset has a dozen rules for the insides of fields that the site may not have. */
const dateParts = /^::-webkit-(date|calendar|inner-spin|outer-spin)/
const dateField = /type[=:] ?["'](date|time|month|week|datetime-local|number)["']/

function bodyOf(nodes: readonly ChildNode[]): Pick<StylePiece, 'body' | 'uses'> {
  const declarations = nodes.filter((node) => node.type === 'decl')
  const uses = declarations.flatMap(({ prop, value }) => [
    ...variablesIn(value),
    ...(prop.startsWith('animation') ? (value.match(/[a-z][\w-]*/gi) ?? []).map((word) => `@${word}`) : []),
  ])
  const body = declarations.map(String).join(';')
  return { body, ...(uses.length > 0 && { uses: [...new Set(uses)] }) }
}

function variablesIn(text: string): string[] {
  return [...new Set(text.match(/--[a-z][\w-]*/g) ?? [])]
}
