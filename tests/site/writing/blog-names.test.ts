import { expect, it } from 'vitest'
import { blogNames } from '#locales/blog-names.ts'
import { languages } from '#locales/languages.ts'
import { readTexts } from '../../support/data/texts.ts'

it.each(languages)('the blog is called the same in the editor and on its own pages: %s', (language) => {
  expect(blogNames[language]).toBe(readTexts(language, 'blog-list').head.title)
})
