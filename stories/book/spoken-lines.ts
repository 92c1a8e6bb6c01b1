export interface SpokenLine {
  depth: number
  /** Empty for plain words. */
  role: string
  name: string
  states: string[]
}

/** Roles that group or mean nothing by themselves: only their content is said. */
const silent = new Set(['', 'generic', 'none', 'presentation', 'paragraph', 'rowgroup', 'strong', 'emphasis'])
/** Roles whose content is their name. */
const named = new Set([
  'button',
  'link',
  'heading',
  'img',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'menuitem',
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'progressbar',
])
const told = ['expanded', 'checked', 'pressed', 'selected', 'invalid', 'required', 'current', 'disabled', 'haspopup']

/** Roles, names and states of what is under `root`, in reading order, as axe computes them from the rendered page. */
export async function spokenLines(root: HTMLElement): Promise<SpokenLine[]> {
  const { default: axe } = await import('axe-core')
  axe.setup(root)
  const { aria, text } = axe.commons as unknown as {
    aria: { getRole: (element: Element) => string | null }
    text: { accessibleText: (element: Element) => string }
  }
  const lines: SpokenLine[] = []
  const visit = (element: Element, depth: number) => {
    if (element.closest('[aria-hidden="true"]') || !isShown(element)) return
    const role = aria.getRole(element) ?? ''
    const isSaid = !silent.has(role)
    if (isSaid) lines.push({ depth, role, name: text.accessibleText(element), states: statesOf(element) })
    if (named.has(role)) return
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, isSaid ? depth + 1 : depth)
      else if (child.nodeValue?.trim())
        lines.push({ depth: isSaid ? depth + 1 : depth, role: '', name: child.nodeValue.trim(), states: [] })
    }
  }
  for (const child of root.children) visit(child, 0)
  axe.teardown()
  return lines
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

function statesOf(element: Element): string[] {
  const states = told.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`)
    return value && value !== 'false'
      ? [value === 'true' ? state : `${state}: ${value}`]
      : value === 'false' && state === 'expanded'
        ? ['collapsed']
        : []
  })
  if (element instanceof HTMLInputElement && element.checked) states.push('checked')
  if ('disabled' in element && element.disabled === true) states.push('disabled')
  if ('required' in element && element.required === true) states.push('required')
  return [...new Set(states)]
}
