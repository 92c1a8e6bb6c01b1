import type { i18n, TFunction } from 'i18next'
import type { HeadTexts } from '#site/context/page-handle.ts'

export type HeadWords = TFunction<readonly [HeadTexts, ...('site-header' | 'faq' | 'blog-list')[]]>

export function headFilesOf(page: HeadTexts): readonly [HeadTexts, ...('site-header' | 'faq' | 'blog-list')[]] {
  if (page === 'contact') return [page, 'site-header', 'faq']
  if (page === 'blog-post') return [page, 'site-header', 'blog-list']
  return [page, 'site-header']
}

export function headWords(texts: i18n): HeadWords {
  return texts.getFixedT(texts.language, headFilesOf('home'))
}

export function headlineOf(page: Exclude<HeadTexts, 'blog-post'>, t: HeadWords): string {
  if (page === 'home') return t('home:hero.title')
  if (page === 'about') return t('about:film.title')
  return t(`${page}:title`)
}

export function withoutTags(text: string): string {
  return text.replace(/<[^<>]*>/g, '')
}
