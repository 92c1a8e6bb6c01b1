import { afterEach, expect, test, vi } from 'vitest'
import { FilmBanner } from '#ui/blocks/about/film-banner.tsx'
import { render } from './render.tsx'

afterEach(() => vi.restoreAllMocks())

test('a film that may not play leaves its poster and its button, which may be refused as well', async () => {
  const refusal = () => Promise.reject(new DOMException('The battery is saved.', 'NotAllowedError'))
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(refusal)
  const screen = await render(<FilmBanner />)
  const film = screen.container.querySelector('video')
  for (const source of film?.querySelectorAll('source') ?? []) source.remove()
  film?.load()
  film?.dispatchEvent(new Event('canplay'))
  await expect.poll(() => screen.container.querySelector('button')?.ariaLabel).toBe('Play the film')
  screen.container.querySelector('button')?.click()
  await expect.poll(() => play.mock.calls.length).toBeGreaterThan(1)
  await expect.element(screen.getByRole('button', { name: 'Play the film' })).toBeVisible()
  expect(screen.container.querySelector('[data-slot=film-banner]')?.getAttribute('data-state')).toBe('waiting')
})
