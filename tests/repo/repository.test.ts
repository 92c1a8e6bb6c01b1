import { existsSync } from 'node:fs'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { untranslated } from '../support/new-part/part-files.ts'
import { lostCitations, lostSources, lostTests } from './rules/citations.ts'
import { importCycles } from './rules/cycles.ts'
import { wrongDirections } from './rules/directions.ts'
import { badShapes } from './rules/file-shape.ts'
import { folderCircles, fullFolders } from './rules/folders.ts'
import { foreignLanguageNames } from './rules/language-names.ts'
import { localeDifferences, untranslatedTexts } from './rules/locale-parity.ts'
import { typographySlips } from './rules/locale-typography.ts'
import { lookedUpWords } from './rules/looked-up-words.ts'
import { unboundedCalls } from './rules/outgoing-calls.ts'
import { misplacedPrimitives, shelvesInOrder } from './rules/primitive-shelves.ts'
import { searchedByLike } from './rules/searched-by-like.ts'
import { readCode, readFiles } from './rules/source-files.ts'
import { uncoveredComponents } from './rules/story-coverage.ts'
import { strayWords } from './rules/stray-words.ts'
import { unstyledImports } from './rules/unstyled-imports.ts'
import { spansOfWallClock } from './rules/wall-clock.ts'

describe('the repository', () => {
  it('imports only in the directions of the architecture', () => {
    expect(wrongDirections(readCode())).toEqual([])
  })

  it('shows visitors nothing that their style sheet leaves out', () => {
    expect(readFiles('site/styles.css').flatMap((sheet) => unstyledImports(sheet, readCode()))).toEqual([])
  })

  it('has no import cycles', () => {
    expect(importCycles(readCode())).toEqual([])
  })

  it('says the same in six languages', () => {
    expect(localeDifferences(readFiles('locales/*/*/*.json'), languages)).toEqual([])
  })

  it('has no text that waits to be translated', () => {
    expect(untranslatedTexts(readFiles('locales/*/*/*.json'), untranslated)).toEqual([])
  })

  it('sets every language as it is set: quotation marks, hard spaces, dashes', () => {
    expect(typographySlips(readFiles('locales/*/*/*.json', 'api/content/posts/*/*.md'))).toEqual([])
  })

  it('names languages in the reader’s own within a sentence', () => {
    expect(foreignLanguageNames(readFiles('locales/*/*/*.json'))).toEqual([])
  })

  it('keeps visitors’ words in locales/', () => {
    expect(strayWords(readFiles('{ui,site}/**/*.tsx'))).toEqual([])
  })

  it('has stories for every component and page', () => {
    const components = readFiles(
      'ui/{primitives,primitives/staff,primitives/staff/charts,blocks/*,blocks/staff/*,blocks/staff/*/*,mails,mails/parts}/*.tsx',
      'site/pages/**/*.tsx',
    )
    expect(uncoveredComponents(components, readFiles('stories/**/*.stories.tsx'))).toEqual([])
  })

  it('has every primitive in a group, in the order of the sidebar', () => {
    const stories = readFiles('stories/primitives/**/*.stories.tsx')
    expect(misplacedPrimitives(stories)).toEqual([])
    const preview = readFiles('.storybook/preview.tsx')[0]?.text ?? ''
    const { order } = getStorySortParameter(preview)
    expect(order[order.indexOf('Primitives') + 1]).toEqual(shelvesInOrder(stories))
  })

  it('has a page for every decision and section that is cited', () => {
    expect(lostCitations(readCode(), readFiles('stories/{decisions,patterns}/*.mdx'))).toEqual([])
  })

  it('has every file that a pattern rests on', () => {
    expect(lostSources(readFiles('stories/patterns/*.mdx'), (file) => existsSync(file))).toEqual([])
  })

  it('has every test that a decision names', () => {
    expect(lostTests(readFiles('stories/decisions/*.mdx'), readFiles('tests/**/*.test.{ts,tsx}'))).toEqual([])
  })

  it('looks for texts within texts in linear time', () => {
    expect(searchedByLike(readCode())).toEqual([])
  })

  it('asks no other server without a bound', () => {
    expect(unboundedCalls(readCode())).toEqual([])
  })

  it('waits for no clock that may be set back', () => {
    expect(spansOfWallClock(readCode())).toEqual([])
  })

  it('looks no word of a stranger up in an object, which has more than it was given', () => {
    expect(lookedUpWords(readCode())).toEqual([])
  })

  it('has folders that can be looked through, and none that import one another', () => {
    expect(fullFolders(readCode())).toEqual([])
    expect(folderCircles(readCode())).toEqual([])
  })

  it('has small files with names that say what is in them', () => {
    expect(badShapes(readCode())).toEqual([])
  })
})
