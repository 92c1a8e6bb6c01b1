/** The attributes of each `<link rel="alternate">` in a page's HTML. */
export function alternatesIn(html: string): Record<string, string>[] {
  return [...html.matchAll(/<link ([^>]*rel="alternate"[^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  )
}
