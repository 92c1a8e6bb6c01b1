import { describe, expect, it } from 'vitest'
import type { Post, PostCard } from '#api/contract/posts.ts'
import { postView, shownPost } from '#site/routes/shown-post.ts'

const card = (slug: string): PostCard => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: `Excerpt of ${slug}`,
  type: 'news',
  readTime: 5,
  author: 'Dritare Lab',
  popularity: 0,
  featured: false,
  picture: { slug, alt: '' },
})
const post: Post = {
  ...card('read'),
  id: 'read',
  html: '<p>Text</p>',
  sections: [],
  tags: [],
  addresses: {},
  seoMeta: {},
  previous: card('before'),
  next: card('after'),
  related: [card('alike')],
}

describe('what a page carries of a post', () => {
  it('has of the posts around it what is shown, and no more', () => {
    const carried = JSON.stringify(shownPost(post))
    expect(carried.match(/Excerpt of \w+/g)).toEqual(['Excerpt of read'])
    expect(carried.match(/Title of \w+/g)?.sort()).toEqual(
      ['after', 'alike', 'before', 'read'].map((slug) => `Title of ${slug}`),
    )
  })

  it('leads to the posts around it', () => {
    const { href, previous, next, related } = postView(shownPost(post))
    expect([href, previous?.href, next?.href, ...related.map((other) => other.href)]).toEqual([
      '/blog/app/read',
      '/blog/app/before',
      '/blog/app/after',
      '/blog/app/alike',
    ])
  })

  it('names no neighbour where there is none', () => {
    const { previous: _, next: __, ...only } = post
    const view = postView(shownPost(only))
    expect('previous' in view || 'next' in view).toBe(false)
  })
})
