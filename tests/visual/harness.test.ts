import { afterAll, beforeAll, expect, it } from 'vitest'
import { comparePictures } from './baselines.ts'
import { openCamera } from './camera.ts'
import { serveStorybook } from './storybook.ts'

let storybook: Awaited<ReturnType<typeof serveStorybook>>
beforeAll(async () => {
  storybook = await serveStorybook()
})
afterAll(() => storybook.close())

const shot = {
  name: 'button',
  story: 'primitives-button--all-variants',
  width: 800,
  theme: 'day',
  locale: 'en',
} as const

async function takeWith(css: string): Promise<Buffer> {
  const camera = await openCamera(storybook.url, css)
  const picture = await camera.take(shot)
  await camera.close()
  return picture
}

it('takes the same picture twice, to the byte', async () => {
  const [first, second] = [await takeWith(''), await takeWith('')]
  expect(await comparePictures('button', first, second)).toBeUndefined()
  expect(first.equals(second)).toBe(true)
})

it.each([
  ['one pixel of padding', '[data-slot="button"] { padding-left: calc(1.25rem + 1px) !important }'],
  ['another colour', ':root { --signal-text: oklch(0.56 0.2 33) !important }'],
])('sees %s', async (_name, css) => {
  expect(await comparePictures('button', await takeWith(''), await takeWith(css))).toMatchObject({ kind: 'different' })
})
