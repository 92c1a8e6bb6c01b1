import { describe, expect, it } from 'vitest'
import { foreignLanguageNames } from './rules/language-names.ts'

describe('names of languages', () => {
  const found = (text: string) =>
    foreignLanguageNames([{ path: 'locales/de/staff/a.json', text: JSON.stringify({ a: { b: text } }) }])

  it.each(['Nachricht auf {{language}}', 'auf\u00a0{{languages}}', '{{language}} veröffentlichen', 'l’{{language}}'])(
    'are the reader’s within a sentence: %s',
    (text) => expect(found(text)).toHaveLength(1),
  )

  it.each(['Sprache: {{language}}', '{{language}}, das Original', '{{language}}: {{state}}', 'auf {{spoken}}'])(
    'stand alone as they are: %s',
    (text) => expect(found(text)).toEqual([]),
  )
})
