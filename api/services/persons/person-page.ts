import type { Language } from '#locales/languages.ts'

export interface PagePart {
  title: string
  /** A thing each: its lines as name and value. */
  things: (readonly [name: string, value: string])[][]
}

interface PersonPage {
  language: Language
  title: string
  intro: string[]
  parts: PagePart[]
  /** Of a part without things. */
  nothing: string
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}h2{border-top:1px solid;padding-top:.5rem;margin-top:2rem}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:1rem 0}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}'

/** A page that needs nothing beside it, to be read in any browser. */
export function personPage({ language, title, intro, parts, nothing }: PersonPage): string {
  const things = (part: PagePart) =>
    part.things.length === 0
      ? `<p>${escaped(nothing)}</p>`
      : part.things
          .map((lines) => lines.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join(''))
          .map((list) => `<dl>${list}</dl>`)
          .join('\n')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(title)}</h1>
${intro.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${parts.map((part) => `<h2>${escaped(part.title)}</h2>\n${things(part)}`).join('\n')}
</body>
</html>
`
}

const signs = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }))

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs.get(sign) ?? sign)
