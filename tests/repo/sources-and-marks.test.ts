import { describe, expect, it } from 'vitest'
import { lostSources } from './rules/citations.ts'
import { untranslatedTexts } from './rules/locale-parity.ts'
import type { SourceFile } from './rules/source-files.ts'

const file = (path: string, text: string): SourceFile => ({ path, text })

describe('files that rules rest on', () => {
  const resting = (path: string) =>
    lostSources([file('stories/patterns/a.mdx', `['A rule.', '${path}']`)], (one) => one === 'ui/tokens/a.css')

  it('are missed', () => {
    expect(resting('ui/tokens/b.css')).toEqual(['stories/patterns/a.mdx rests on ui/tokens/b.css, which is not there'])
  })

  it('are found, and other words are no files', () => {
    expect(resting('ui/tokens/a.css')).toEqual([])
    expect(resting('Specification 5')).toEqual([])
  })
})

describe('texts that wait for their language', () => {
  const waiting = (text: string) =>
    untranslatedTexts([file('locales/fr/site/a.json', JSON.stringify({ a: { title: text } }))], '[translate] ')

  it('are found by their mark', () => {
    expect(waiting('[translate] Date range')).toEqual([
      'locales/fr/site/a.json: a.title waits to be written: Date range',
    ])
    expect(waiting('Une période')).toEqual([])
  })
})
