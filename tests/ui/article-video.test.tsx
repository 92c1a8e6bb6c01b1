import { useRef } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { ArticleVideos, type ArticleVideosProps } from '#ui/blocks/blog/article-video.tsx'
import { videoIn } from '#ui/lib/article-video.ts'
import { render } from './render.tsx'

const place = (key: string, title: string) => `<figure data-video="${key}"><a href="/elsewhere">${title}</a></figure>`
const two = `<p>Before.</p>${place('youtube:sample-0001', 'First')}<p>Between.</p>${place('vimeo:123456', 'Second')}`

function Article(props: Omit<ArticleVideosProps, 'body' | 'playerOf'>) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <>
      <ArticleBody ref={body} html={props.html} />
      <ArticleVideos {...props} body={body} playerOf={() => 'about:blank'} />
    </>
  )
}

function figureOf(key: string): HTMLElement {
  const figure = document.createElement('figure')
  figure.dataset['video'] = key
  figure.textContent = 'Title'
  return figure
}

describe('ArticleVideos', () => {
  test('puts a closed window in place of each link, and asks nobody for anything', async () => {
    const screen = await render(<Article html={two} />)
    await expect
      .element(screen.getByRole('link', { name: 'Watch on YouTube' }))
      .toHaveAttribute('href', 'https://www.youtube.com/watch?v=sample-0001')
    await expect
      .element(screen.getByRole('link', { name: 'Watch on Vimeo' }))
      .toHaveAttribute('href', 'https://vimeo.com/123456')
    expect(document.querySelectorAll('iframe, figure[data-video]')).toHaveLength(0)
    expect(screen.container.textContent.replace(/\s+/g, ' ')).toMatch(/Before\..*First.*Between\..*Second/)
  })

  test('loads the one that is asked for', async () => {
    const screen = await render(<Article html={two} />)
    await userEvent.click(screen.getByRole('button', { name: 'Load the video' }).first())
    await expect.element(screen.getByTitle('First')).toHaveAttribute('src', 'about:blank')
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  test('follows the text to another one, and back', async () => {
    const screen = await render(<Article html={two} />)
    await expect.element(screen.getByRole('link', { name: 'Watch on Vimeo' })).toBeVisible()
    await screen.rerender(<Article html={`<p>Other.</p>${place('vimeo:777', 'Third')}`} />)
    await expect
      .element(screen.getByRole('link', { name: 'Watch on Vimeo' }))
      .toHaveAttribute('href', 'https://vimeo.com/777')
    expect(screen.container.querySelectorAll('[data-slot="video-embed"]')).toHaveLength(1)
    await screen.rerender(<Article html="<p>None.</p>" />)
    await expect.poll(() => screen.container.querySelectorAll('[data-slot="video-embed"]').length).toBe(0)
    await screen.rerender(<Article html={two} />)
    await expect.poll(() => screen.container.querySelectorAll('[data-slot="video-embed"]').length).toBe(2)
  })

  test('leaves what is no video of a provider we know', async () => {
    const screen = await render(<Article html={place('evil:javascript', 'Odd')} />)
    await expect.element(screen.getByRole('link', { name: 'Odd' })).toBeVisible()
    expect(document.querySelectorAll('iframe, [data-slot="video-embed"]')).toHaveLength(0)
  })
})

describe('a video’s place', () => {
  test.each([
    ['youtube:aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['vimeo:123456', 'https://player.vimeo.com/video/123456?dnt=1'],
  ])('%s has its player at %s', (key, player) => {
    expect(videoIn(figureOf(key))).toMatchObject({ player, title: 'Title' })
  })

  test.each([
    '',
    'youtube:',
    'youtube:short',
    'youtube:aqz-KE-bpK/',
    'vimeo:1 2',
    'vimeo:12?x=1',
    'javascript:alert(1)',
  ])('“%s” is none', (key) => {
    expect(videoIn(figureOf(key))).toBeUndefined()
  })
})
