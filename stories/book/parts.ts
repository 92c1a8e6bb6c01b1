export interface Part {
  /** Its slot in the code, or what it is. */
  name: string
  /** How often it is there. */
  count: number
  /** As measured, in CSS pixels: `16 / 25.6 px, 500`. */
  facts: string[]
  /** Of the first one, within the root, in CSS pixels. */
  x: number
  y: number
}

const MOST = 12
/** What is a part without a slot of its own. */
const elements: Record<string, string> = {
  BUTTON: 'button',
  A: 'link',
  LABEL: 'label',
  INPUT: 'input',
  TEXTAREA: 'text area',
  SELECT: 'select',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  IMG: 'picture',
  P: 'paragraph',
  SVG: 'sign',
  svg: 'sign',
  LEGEND: 'legend',
  TH: 'head of a column',
  TD: 'cell',
  LI: 'item',
  SUMMARY: 'summary',
}

/** The parts of what is drawn under `root`, in reading order: what the code names by a slot, and what the browser knows by its element. */
export function readParts(root: Element): Part[] {
  const parts = new Map<string, Part>()
  const origin = root.getBoundingClientRect()
  for (const element of root.querySelectorAll('*')) {
    const slot = element.getAttribute('data-slot')
    const name = slot?.replaceAll('-', ' ') ?? elements[element.tagName]
    const box = element.getBoundingClientRect()
    if (
      !name ||
      box.width < 4 ||
      box.height < 4 ||
      element.closest('.sr-only') ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    // A part within a sign belongs to the sign.
    if (element.parentElement?.closest('svg')) continue
    const known = parts.get(name)
    if (known) known.count++
    else if (parts.size < MOST)
      parts.set(name, { name, count: 1, facts: factsOf(element, box), x: box.x - origin.x, y: box.y - origin.y })
  }
  return [...parts.values()]
}

function factsOf(element: Element, { width, height }: DOMRect): string[] {
  const looks = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!looks) return []
  const padding = [looks.paddingTop, looks.paddingRight, looks.paddingBottom, looks.paddingLeft].map(round)
  const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  return [
    `<${element.tagName.toLowerCase()}>`,
    `${round(width)} × ${round(height)} px`,
    ...(padding.some((side) => side > 0) ? [`padding ${padding.join(' ')} px`] : []),
    ...(hasWords ? [`type ${round(looks.fontSize)} / ${round(looks.lineHeight)} px, ${looks.fontWeight}`] : []),
    ...(looks.display.includes('grid') || looks.display.includes('flex')
      ? [looks.columnGap, looks.rowGap].map(round).some((gap) => gap > 0)
        ? [`gap ${round(looks.rowGap)} ${round(looks.columnGap)} px`]
        : []
      : []),
  ]
}

const round = (value: number | string) => Math.round((Number.parseFloat(String(value)) || 0) * 10) / 10
