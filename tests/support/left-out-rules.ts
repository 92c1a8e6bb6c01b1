import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * The selectors of `whole` that `part` does not have, without what may change while a page is open (states, attributes,
 * parts of elements): what is left of them must meet nothing, or a rule is missing once the state comes.
 */
export function leftOutSelectors(whole: string, part: string): string[] {
  const kept = new Set(rulesOf(part).map(({ key }) => key))
  const left = rulesOf(whole).filter(({ key }) => !kept.has(key))
  return [...new Set(left.map(({ selector }) => withoutStates(selector)))]
}

function rulesOf(sheet: string): { key: string; selector: string }[] {
  const rules: { key: string; selector: string }[] = []
  postcss.parse(sheet).walkRules((rule) => {
    const places: string[] = []
    for (let node: postcss.Node | undefined = rule.parent; node; node = node.parent) {
      if (node instanceof postcss.AtRule) places.unshift(`@${node.name} ${node.params}`)
    }
    if (places.some((place) => place.startsWith('@keyframes'))) return
    // Variables of everything go by what refers to them, which computed styles show.
    if (places.includes('@layer theme') || places.includes('@layer properties')) return
    for (const selector of selectorParser().astSync(rule.selector).nodes) {
      const text = selector.toString().trim()
      rules.push({ key: [...places, text].join(' '), selector: text })
    }
  })
  return rules
}

function withoutStates(selector: string): string {
  if (/^::-webkit-(date|calendar|inner-spin|outer-spin)/.test(selector)) {
    return 'input:is([type^="date"], [type="time"], [type="month"], [type="week"], [type="number"])'
  }
  const root = selectorParser().astSync(selector)
  root.walkAttributes((node) => void node.replaceWith(selectorParser.tag({ value: ':where(*)' })))
  root.walkPseudos((node) => {
    if (![':is', ':where'].includes(node.value)) node.replaceWith(selectorParser.tag({ value: ':where(*)' }))
  })
  return root.toString()
}
