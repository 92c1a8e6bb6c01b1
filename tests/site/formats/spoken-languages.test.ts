import { describe, expect, it } from 'vitest'
import { languageNames, languages } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'

describe('a language within a sentence', () => {
  it.each(languages)('is called as readers of %s call it', (reader) => {
    const names = new Intl.DisplayNames(reader, { type: 'language' })
    expect(languages.map((language) => spokenLanguage(language, reader))).toEqual(
      languages.map((each) => names.of(each)),
    )
  })

  it.each(languages)('%s is known to itself by the name that stands alone', (language) => {
    expect(spokenLanguage(language, language).toLowerCase()).toBe(languageNames[language].toLowerCase())
  })

  it('is English for readers of a language that is none of ours', () => {
    expect(spokenLanguage('sq', 'xx')).toBe('Albanian')
  })
})
