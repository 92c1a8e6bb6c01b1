import selectorParser from 'postcss-selector-parser'

/** Always there, or not in the tree at all. */
const given = new Set(['*', 'html', 'head', 'body'])
/** Parts of elements that no page has without the element. A date field's parts, say, are of no use without an `<input>`. */
const partOf: ReadonlyArray<readonly [RegExp, string[]]> = [
  [/^::?(-webkit-(date|datetime|calendar|search|inner-spin|outer-spin)|file-selector)/, ['input']],
  [/^::?placeholder$/, ['input', 'textarea']],
  [/^:-moz-ui-invalid$/, ['input', 'select', 'textarea']],
  [/^::?(-webkit-details-marker|details-content)$/, ['details']],
]

/**
 * What must be in a page for a selector to meet anything: at least one of the sets that come back, each of classes
 * (`.name`) and elements (`<name`). An empty set says that nothing is needed. `:not()` needs nothing.
 */
export function selectorNeeds(selector: string): string[][] {
  return selectorParser()
    .astSync(selector)
    .nodes.flatMap(needsOf)
    .map((set) => [...new Set(set)])
}

/** A list of selectors in its parts. */
export function selectorsOf(list: string): string[] {
  return selectorParser()
    .astSync(list)
    .nodes.map((selector) => selector.toString().trim())
}

function needsOf(selector: selectorParser.Selector): string[][] {
  return selector.nodes.reduce<string[][]>((sets, node) => combine(sets, nodeNeeds(node)), [[]])
}

/** The alternatives of one part of a selector. */
function nodeNeeds(node: selectorParser.Node): string[][] {
  if (node.type === 'class') return [[`.${node.value}`]]
  if (node.type === 'tag') return given.has(node.value) ? [[]] : [[`<${node.value}`]]
  if (node.type !== 'pseudo') return [[]]
  if ([':is', ':where', ':has', ':host', '::slotted'].includes(node.value)) {
    return node.nodes.length > 0 ? node.nodes.flatMap(needsOf) : [[]]
  }
  const elements = partOf.find(([part]) => part.test(node.value))?.[1]
  return elements ? elements.map((element) => [`<${element}`]) : [[]]
}

function combine(sets: string[][], alternatives: string[][]): string[][] {
  return sets.flatMap((set) => alternatives.map((more) => [...set, ...more]))
}
