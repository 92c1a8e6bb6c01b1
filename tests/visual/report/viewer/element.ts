type Child = Node | string | undefined | false

/** Makes an element: its attributes as they stand in HTML, functions as listeners of the event they are named after. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | boolean | undefined | ((event: Event) => void)> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))
  }
  made.append(...children.filter((child) => child !== undefined && child !== false))
  return made
}
