import '../../.storybook/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { article } from '#stories/fixtures/blog.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { render } from './render.tsx'

// A footnote’s number stands in its sentence: made larger, it would lie over the words (WCAG 2.5.8 exempts it).
test('links of an article > on a phone each is 24 px high and wide', async () => {
  await page.viewport(390, 844)
  const { container } = await render(<ArticleBody html={article.html} />)
  const links = [...container.querySelectorAll('a:not([data-footnote-ref])')]
  expect(links.length).toBeGreaterThanOrEqual(2)
  const small = links.filter((link) => {
    const { width, height } = link.getBoundingClientRect()
    return width < 24 || height < 24
  })
  expect(small.map((link) => link.outerHTML)).toEqual([])
})

test('the way back from a footnote > nothing of it is cut off', async () => {
  const { container } = await render(<ArticleBody html={article.html} />)
  const back = container.querySelector('[data-footnote-backref]')
  expect(back && back.scrollWidth <= back.clientWidth && back.scrollHeight <= back.clientHeight).toBe(true)
})
