import '../../.storybook/styles.css'
import { afterEach, expect, test } from 'vitest'
import { codeHtml } from '#stories/fixtures/code.ts'
import { contrastOf } from '#stories/foundations/contrast.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { render } from './render.tsx'

const root = document.documentElement
afterEach(() => void delete root.dataset['colors'])

async function wordsOfCode(theme: 'day' | 'night') {
  const { container } = await render(<ArticleBody html={codeHtml} />, { theme })
  return [...container.querySelectorAll<HTMLElement>('pre span')]
}

/** What tells one kind of word from another where colours cannot. */
function shapeOf(word: Element): string {
  const { fontWeight, fontStyle, textDecorationLine } = getComputedStyle(word)
  return `${fontWeight} ${fontStyle} ${textDecorationLine}`
}

test.each(['day', 'night'] as const)('code by %s > every word reaches 4.5:1', async (theme) => {
  const words = await wordsOfCode(theme)
  expect(words.length).toBeGreaterThan(40)
  const colours = new Set(words.map((word) => getComputedStyle(word).color))
  expect(colours.size).toBeGreaterThanOrEqual(4)
  const pane = getComputedStyle(words[0]?.closest('pre') ?? root).backgroundColor
  for (const colour of colours) expect(contrastOf(colour, pane), colour).toBeGreaterThanOrEqual(4.5)
})

test.each(['day', 'night'] as const)('code by %s > in forced colours its kinds differ by shape', async (theme) => {
  root.dataset['colors'] = 'forced'
  const words = await wordsOfCode(theme)
  const shapes = ['keyword', 'string', 'comment', 'attr'].map((kind) => {
    const word = words.find((element) => element.classList.contains(`hljs-${kind}`))
    return shapeOf(word ?? expect.fail(`there is no ${kind}`))
  })
  expect(new Set(shapes).size).toBe(4)
})
