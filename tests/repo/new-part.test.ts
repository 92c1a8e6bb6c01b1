import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
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

const dial = { kind: 'primitive', path: 'date-dial', group: 'Fields' } as const
const staffDial = { ...dial, path: 'staff/date-dial', group: 'Text and marks' } as const

const ending = (files: SourceFile[], name: string) => files.filter((file) => file.path.endsWith(name))

describe('a new part', () => {
  it.each<Partial<NewPart>>([{}, { path: 'staff/desk/date-range' }, dial, staffDial])(
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
    const [rows] = ending(made(dial), 'conformance-rows.tsx')
    expect(rows?.text).toContain('  DateDial: {')
  })

  it.each([
    [dial, 'Primitives/Fields/Date dial', 'primitives-date-dial', "'field-error', 'date-dial', 'staff/password-field'"],
    [staffDial, 'Primitives/Staff/Text and marks/Date dial', 'primitives-staff-date-dial', "'staff/date-dial', ]"],
  ])('is put into its group, in the list and in the sidebar: %o', (part, title, id, place) => {
    const files = made(part)
    const [story] = ending(files, '.stories.tsx')
    expect(story?.text).toContain(`  id: '${id}',\n  title: '${title}',\n`)
    const [groups] = ending(files, 'primitive-groups.ts')
    expect(groups?.text.replaceAll(/\s+/g, ' ')).toContain(place)
    const order = (file?: SourceFile) => JSON.stringify(getStorySortParameter(file?.text ?? ''))
    const [preview] = ending(files, 'preview.tsx')
    const last = part === dial ? '"Field error"' : '"Cover"'
    expect(order(preview)).toBe(
      order({ path: '', text: read('.storybook/preview.tsx') ?? '' }).replace(last, `${last},"Date dial"`),
    )
  })

  it.each<[string, Partial<NewPart>]>([
    ['is there already', { path: 'forms/contact-form' }],
    ['no path', { path: 'forms/DateRange' }],
    ['no path', { path: '../date-range' }],
    ['in a folder', { path: 'date-range' }],
    ['what it is for', { purpose: ' ' }],
    ['which group', { ...dial, group: '' }],
    ['which group', { ...dial, group: 'constructor' }],
  ])('is refused where it %s: %o', (reason, part) => {
    expect(() => made(part)).toThrow(reason)
  })
})
