import { afterAll, beforeAll, expect, it } from 'vitest'
import { comparePictures } from './baselines.ts'
import { type Camera, openCamera } from './camera.ts'
import type { Shot } from './shots.ts'
import { serveStorybook } from './storybook.ts'
import type { Visit } from './visits.ts'

let storybook: Awaited<ReturnType<typeof serveStorybook>>
beforeAll(async () => {
  storybook = await serveStorybook()
})
afterAll(() => storybook.close())

const story = (id: string, width: number): Shot => ({
  name: id,
  story: id,
  width,
  theme: 'day',
  locale: 'en',
  isPlayed: true,
  isScrolled: id.endsWith('--scrolled'),
})
const button = story('primitives-button--all-variants', 800)

const visitOf = (shot: Shot): Visit => ({ ...shot, shots: [shot] })

/** The last picture of a visit. */
async function takeOne(camera: Camera, visit: Visit): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0)
  await camera.visit(visit, async (_, take) => {
    picture = await take()
  })
  return picture
}

/** The last of several stories, which one camera shows one after the other. */
async function takeLast(shots: Shot[], css = ''): Promise<Buffer> {
  const camera = await openCamera(storybook.url, css)
  let picture: Buffer = Buffer.alloc(0)
  for (const shot of shots) picture = await takeOne(camera, visitOf(shot))
  await camera.close()
  return picture
}

it('takes the same picture twice, to the byte', async () => {
  const [first, second] = [await takeLast([button]), await takeLast([button])]
  expect(await comparePictures('button', first, second)).toBeUndefined()
  expect(first.equals(second)).toBe(true)
})

// Left behind by another story: a pointer, a scrolled window, an open pane, the focus.
it.each(['top-of-page', 'blog-open', 'scrolled'])('takes the header’s %s alike after other stories', async (name) => {
  const header = story(`blocks-frame-site-header--${name}`, 1280)
  const others = ['scrolled', 'language-open', 'search-open'].map((other) =>
    story(`blocks-frame-site-header--${other}`, 1280),
  )
  const [alone, after] = [await takeLast([header]), await takeLast([...others, header])]
  expect(await comparePictures(name, alone, after)).toBeUndefined()
})

it('takes a page alike after other pages', async () => {
  const page = (id: string) => story(`pages-${id}`, 360)
  const others = ['contact--with-errors', 'portfolio--project-opened'].map(page)
  const [alone, after] = [await takeLast([page('blog--ready')]), await takeLast([...others, page('blog--ready')])]
  expect(await comparePictures('blog', alone, after)).toBeUndefined()
})

it.each([
  ['one pixel of padding', '[data-slot="button"] { padding-left: calc(1.25rem + 1px) !important }'],
  ['another colour', ':root { --signal-text: oklch(0.56 0.2 33) !important }'],
])('sees %s', async (_name, css) => {
  const [before, after] = [await takeLast([button]), await takeLast([button], css)]
  expect(await comparePictures('button', before, after)).toMatchObject({ kind: 'different' })
})

it('takes no picture of a story that stops half-way', async () => {
  // Its play function looks for English words.
  const german = { ...story('blocks-frame-site-header--search-open', 1280), locale: 'de' }
  const camera = await openCamera(storybook.url)
  await expect(takeOne(camera, visitOf(german))).rejects.toThrow('does not reach its end')
  await expect(takeOne(camera, visitOf({ ...german, isPlayed: false }))).resolves.toBeInstanceOf(Buffer)
  await camera.close()
})
