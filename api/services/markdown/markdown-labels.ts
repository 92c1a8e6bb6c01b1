import type { Element } from 'hast'
import type { Language } from '#locales/languages.ts'

export interface MarkdownLabels {
  footnotes: string
  backToReference: string
  code: string
  table: string
  video: string // with `{{number}}` and `{{provider}}`
  named: string // with `{{name}}` and `{{detail}}`
  done: string
  open: string
}

type Numbered = 'code' | 'table' | 'video'

/** `detail` says what the part contains. */
export type Names = (kind: Numbered, detail: string, values?: Record<string, string>) => string

/** Numbers the parts of one article: landmarks need unique names. */
export function createNames(labels: MarkdownLabels, language: Language): Names {
  const counts: Record<Numbered, number> = { code: 0, table: 0, video: 0 }
  const written = new Intl.NumberFormat(language)
  return (kind, detail, values = {}) => {
    counts[kind] += 1
    const name = fill(labels[kind], { ...values, number: written.format(counts[kind]) })
    return detail === '' ? name : fill(labels.named, { name, detail })
  }
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
}

export function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}
