import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import type { WritingInput, WrittenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { isLanguage } from '#locales/languages.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'

/** What stands in the fields of the form, as it was typed. Tags come one by one, or in one field with commas. */
export function writtenPostFrom(form: FormData): WrittenPost {
  const tags = form.getAll('tags').flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  return {
    title: textOf(form, 'title'),
    slug: textOf(form, 'slug'),
    excerpt: textOf(form, 'excerpt'),
    body: textOf(form, 'body').replaceAll('\r\n', '\n'), // as forms send line ends
    tags: tags.map((tag) => tag.trim()).filter(Boolean),
    seoTitle: textOf(form, 'seoTitle'),
    seoDescription: textOf(form, 'seoDescription'),
    pictureAlt: textOf(form, 'pictureAlt'),
    ...sharedFrom(form),
  }
}

/** What all languages have alike, which the gate's form carries too. */
export function sharedFrom(form: FormData): ChecksAnswer['shared'] {
  return {
    picture: textOf(form, 'picture'),
    type: postTypes.find((type) => type === textOf(form, 'type')) ?? postTypes[0],
    author: textOf(form, 'author'),
    isFeatured: ['on', 'true', '1'].includes(textOf(form, 'isFeatured')),
  }
}

export function writingInputFrom(form: FormData): WritingInput {
  const language = textOf(form, 'in')
  return {
    id: textOf(form, 'id'),
    in: isLanguage(language) ? language : 'en',
    version: Number(textOf(form, 'version')) || 0,
    text: writtenPostFrom(form),
  }
}
