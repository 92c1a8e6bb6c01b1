import { describe, expect, it } from 'vitest'
import { lookedUpWords } from './rules/looked-up-words.ts'
import type { SourceFile } from './rules/source-files.ts'

const file = (path: string, text: string): SourceFile => ({ path, text })

describe('words that are looked up', () => {
  it('in an object are found', () => {
    const text = "const risks: Record<string, Risk> = {\n  package: 'object',\n}\nconst risk = risks[type]\n"
    expect(lookedUpWords([file('api/services/a.ts', text)])).toHaveLength(1)
  })

  it.each([
    "const risks = new Map([['package', 'object']])\nrisks.get(type)\n",
    "const ranges: Record<string, Range> = { 1: '1d' }\nObject.entries(ranges)\n",
    "const words: Record<Language, string> = { en: 'a' }\nwords[language]\n",
  ])('are fine in a map, and where an object is only listed or its names are known: %s', (text) => {
    expect(lookedUpWords([file('api/services/a.ts', text)])).toEqual([])
  })
})
