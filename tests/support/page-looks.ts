import type { Page } from 'playwright'

/**
 * What the computed styles of a page say differently once `sheet` stands behind those the page has: nothing, when the page
 * has the part of it that it needs. With the parts that style sheets draw; works without the page's own scripts.
 */
export function changesBy(sheet: string, page: Page): Promise<string[]> {
  return page.evaluate((text) => {
    const parts: [part: string, of: string][] = [
      ['', '*'],
      ['::before', '*'],
      ['::after', '*'],
      ['::marker', 'li, summary'],
      ['::placeholder', 'input, textarea'],
      ['::backdrop', 'dialog, [popover]'],
      ['::details-content', 'details'],
    ]
    const shown = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      parts
        .filter(([, of]) => element.matches(of))
        .map(([part]) => ({ element, part, computed: getComputedStyle(element, part || null) }))
        .filter(({ part, computed }) => !['::before', '::after'].includes(part) || computed.content !== 'none'),
    )
    const names = [...getComputedStyle(document.body)]
    const read = () => shown.map(({ computed }) => names.map((name) => computed.getPropertyValue(name)))
    // What depends on a container's size is known after the first reading.
    read()
    const before = read()
    const style = document.createElement('style')
    style.textContent = text
    document.head.append(style)
    return read().flatMap((now, index) => {
      const { element, part } = shown[index] ?? {}
      return now.flatMap((value, at) => {
        const was = before[index]?.[at]
        return value === was ? [] : `${element?.tagName}.${element?.className}${part} ${names[at]}: ${was} → ${value}`
      })
    })
  }, sheet)
}
