export interface HeadElement {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

export function named(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } }
}

export function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } }
}

export function link(rel: string, href: string, more: Record<string, string> = {}): HeadElement {
  return { tag: 'link', attributes: { rel, ...more, href } }
}

/** A data block is not run, so the content security policy does not concern it. */
export function jsonLd(graph: object[]): HeadElement {
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: escapeScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })),
  }
}

/** JSON inside a script element must not end it. */
export function escapeScript(json: string): string {
  return json.replace(/</g, '\\u003c')
}
