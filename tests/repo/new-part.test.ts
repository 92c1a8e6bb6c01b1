import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { type NewPart, partFiles, untranslated } from '../support/new-part/part-files.ts'
import { root } from '../support/run/steps.ts'
import { wrongDirections } from './rules/directions.ts'
import { badShapes } from './rules/file-shape.ts'
import { localeDifferences, untranslatedTexts } from './rules/locale-parity.ts'
import { typographySlips } from './rules/locale-typography.ts'
import type { SourceFile } from './rules/source-files.ts'
import { uncoveredComponents } from './rules/story-coverage.ts'
import { strayWords } from './rules/stray-words.ts'

const read = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined

function made(part: Partial<NewPart>): SourceFile[] {
  const files = partFiles({ kind: 'block', path: 'forms/date-range', purpose: 'Two days.', ...part }, read)
  return Object.entries(files).map(([file, text]) => ({ path: file, text }))
}

const ending = (files: SourceFile[], name: string) => files.filter((file) => file.path.endsWith(name))

describe('a new part', () => {
  it.each<Partial<NewPart>>([{}, { path: 'staff/desk/date-range' }, { kind: 'primitive', path: 'date-dial' }])(
    'keeps the rules of the house: %o',
    (part) => {
      const files = made(part)
      const components = files.filter((file) => file.path.startsWith('ui/'))
      expect(badShapes(files)).toEqual([])
      expect(strayWords(components)).toEqual([])
      expect(wrongDirections(components)).toEqual([])
      expect(uncoveredComponents(components, ending(files, '.stories.tsx'))).toEqual([])
      expect(ending(files, '.test.tsx')).toHaveLength(1)
    },
  )

  it('has its words in six languages, of which five wait', () => {
    const words = ending(made({}), '.json')
    expect(words).toHaveLength(languages.length)
    expect(localeDifferences(words, languages)).toEqual([])
    expect(typographySlips(words)).toEqual([])
    expect(untranslatedTexts(words, untranslated)).toHaveLength(languages.length - 1)
  })

  it('is named where the house lists its parts', () => {
    const [texts] = ending(made({}), 'locales/texts.ts')
    expect(texts?.text).toContain("import type dateRange from './en/site/date-range.json'")
    expect(texts?.text).toContain("  'date-range': typeof dateRange\n")
    const [rows] = ending(made({ kind: 'primitive', path: 'date-dial' }), 'conformance-rows.tsx')
    expect(rows?.text).toContain('  DateDial: {')
  })

  it.each<[string, Partial<NewPart>]>([
    ['is there already', { path: 'forms/contact-form' }],
    ['no path', { path: 'forms/DateRange' }],
    ['no path', { path: '../date-range' }],
    ['in a folder', { path: 'date-range' }],
    ['what it is for', { purpose: ' ' }],
  ])('is refused where it %s: %o', (reason, part) => {
    expect(() => made(part)).toThrow(reason)
  })
})
