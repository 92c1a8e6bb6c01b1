import type { Page } from 'playwright'
import { expect } from 'vitest'
import { readPosts } from '#api/content/read-posts.ts'
import type { Language } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'
import { readTexts } from '../data/texts.ts'

/** The posts that come with the site as one language has them, the newest first. */
export function writtenPosts(language: Language) {
  return readPosts().flatMap(({ id, type, featured, translations }) => {
    const own = translations[language]
    return own ? [{ id, type, featured, ...own, address: localPath(`/blog/app/${own.slug}`, language) }] : []
  })
}

/** A post by the name of its folder. */
export function writtenPost(language: Language, id: string) {
  const post = writtenPosts(language).find((candidate) => candidate.id === id)
  if (!post) throw new Error(`There is no post ${id} in ${language}: name one of api/content/posts.`)
  return post
}

/** What a list says of itself: how many there are, for which words, and which page of them this is. */
export function countLine(language: Language, total: number, { query = '', page = 1, pages = 1 } = {}): string {
  const { results, pagination } = readTexts(language, 'blog-list')
  const texts: Record<string, string> = results
  const form = new Intl.PluralRules(language).select(total)
  const count = filled(texts[`${query ? 'countFor' : 'count'}_${form}`] ?? '', { count: total, query })
  return pages > 1 ? `${count} · ${filled(pagination.status, { page, count: pages })}` : count
}

/** A text with its places filled. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

export const cards = (page: Page) => page.locator('[data-slot="blog-results"] [data-slot="blog-card"]')
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
export const count = (page: Page) => page.locator('[data-slot="blog-results"] > [role="status"]').textContent()

/** Leaves a mark that a new document would not have. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true))
export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)

/** `expect.poll` with the patience that the browser has for everything else: a busy machine is no failure. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 })
