import { expect, test } from 'vitest'
import { PictureHost } from '#ui/lib/picture-host.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import { render } from './render.tsx'

// First of all: what an earlier test has shown is in the browser's memory.
test('a picture of the other time of day is not fetched while it is not shown', async () => {
  const screen = await render(
    <Picture slug="home-hero" nightSlug="home-hero-night" alt="A town" sizes="20rem" className="w-80" />,
  )
  const shown = screen.getByRole('img', { name: 'A town' })
  await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(fetched.filter((name) => name.includes('home-hero-night'))).toEqual([])
})

test('a picture offers AVIF before WebP before JPEG, in the widths that were drawn', async () => {
  const screen = await render(<Picture slug="founder" alt="The founder" sizes="20rem" />)
  const types = [...screen.container.querySelectorAll('source')].map((source) => source.type)
  expect(types).toEqual(['image/avif', 'image/webp'])
  expect(screen.container.querySelector('source')?.srcset).toContain('/pictures/founder-800.avif 800w')
  expect(screen.container.querySelector('source')?.sizes).toBe('20rem')
})

for (const theme of ['day', 'night'] as const) {
  test(`by ${theme} one picture of a pair is shown, and it is the ${theme}'s`, async () => {
    const screen = await render(
      <Picture slug="home-hero" nightSlug="home-hero-night" alt="A town" sizes="20rem" className="w-80" priority />,
      { theme },
    )
    const image = screen.getByRole('img', { name: 'A town' })
    await expect
      .poll(() => (image.element() as HTMLImageElement).currentSrc)
      .toMatch(theme === 'night' ? /home-hero-night-\d+/ : /home-hero-\d+/)
  })
}

test('a picture that nobody has drawn says so in the place it was given', async () => {
  const screen = await render(
    <Picture slug="no-such-picture" alt="A lake" sizes="20rem" ratio="4 / 5" className="w-80" />,
  )
  await expect.element(screen.getByText('Image not available')).toBeVisible()
  const box = screen.container.querySelector('[data-slot=picture]')?.getBoundingClientRect()
  expect(box?.height).toBe(400)
})

test('a picture named as what every object has is none either', async () => {
  const screen = await render(
    <Picture slug="constructor" nightSlug="toString" alt="A lake" sizes="20rem" ratio="4 / 5" className="w-80" />,
  )
  await expect.element(screen.getByText('Image not available')).toBeVisible()
})

test('the words in its place can be chosen', async () => {
  const screen = await render(<Picture slug="no-such-picture" alt="" sizes="20rem" fallback="Drawing to follow" />)
  await expect.element(screen.getByText('Drawing to follow')).toBeVisible()
})

test('a picture whose host is down is our own copy, and another host is tried anew', async () => {
  const from = (host: string | undefined, slug = 'founder') => (
    <PictureHost value={host}>
      <Picture slug={slug} alt="The founder" sizes="20rem" priority />
    </PictureHost>
  )
  const screen = await render(from('http://127.0.0.1:9'))
  const image = () => screen.container.querySelector('img')
  await expect.poll(() => image()?.getAttribute('src')).toMatch(/^\/pictures\/founder-/)
  await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0)
  await screen.rerender(from(window.location.origin))
  await expect.poll(() => image()?.getAttribute('src')).toMatch(/^http.*\/pictures\/founder-/)
  await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0)
})
