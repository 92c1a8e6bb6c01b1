// Not allowed in XML 1.0; one makes the whole feed unreadable. https://www.w3.org/TR/xml/#charsets
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export function readable(text: string): string {
  return text.replace(notInXml, '')
}

export function asHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

// `renderMarkdown` writes each `<` that is no tag as a reference, and each value in double quotation marks.
const tag = /<[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"]*")?)+>/gi
const addressAttribute = / (href|src|srcset)="([^"]*)"/g

export function withAbsoluteAddresses(html: string, base: string): string {
  return html.replace(tag, (written) =>
    written.replace(addressAttribute, (_, name: string, value: string) => {
      const whole = name === 'srcset' ? sourceSet(value, base) : attribute(value, base)
      return ` ${name}="${whole}"`
    }),
  )
}

function sourceSet(value: string, base: string): string {
  return value
    .split(', ')
    .map((source) => {
      const [address = '', ...width] = source.split(' ')
      return [attribute(address, base), ...width].join(' ')
    })
    .join(', ')
}

function attribute(value: string, base: string): string {
  if (value.startsWith('#')) return base.replaceAll('&', '&amp;') + value
  return value.startsWith('/') ? new URL(base).origin + value : value
}
