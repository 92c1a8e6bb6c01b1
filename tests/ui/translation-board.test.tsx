import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PostsBoard, type PostsBoardProps } from '#ui/blocks/staff/posts/posts-board.tsx'
import { clock } from '../../stories/fixtures/staff/desk.ts'
import { boardFilter, boardLit, boardPosts } from '../../stories/fixtures/staff/posts.ts'
import { render } from './render.tsx'

function board(changes: Partial<PostsBoardProps> = {}) {
  return (
    <PostsBoard
      clock={clock}
      filter={boardFilter}
      posts={boardPosts}
      lit={boardLit}
      page={1}
      pages={1}
      hrefForPage={() => '#page'}
      clearHref="#all"
      action="#posts"
      usual={{ from: '2026-11-12T09:00', timeZone: 'Europe/Tirane' }}
      {...changes}
    />
  )
}

const stops = () => [...document.querySelectorAll<HTMLElement>('[data-stop]')].filter(({ tabIndex }) => tabIndex === 0)
const reached = () => {
  const active = document.activeElement
  const post = active?.closest<HTMLElement>('[data-post]')?.dataset['post'] ?? 'head'
  return `${post} ${active instanceof HTMLElement ? active.dataset['stop'] : ''}`
}
const press = (keys: string) => userEvent.keyboard(keys)

// Wide enough for a head.
beforeEach(() => page.viewport(1280, 900))

describe('the board, by keyboard', () => {
  test('is one tab stop, which stays where one was and stays one when its row goes', async () => {
    const screen = await render(board())
    expect(stops()).toHaveLength(1)
    stops()[0]?.focus()
    expect(reached()).toBe('accessible-from-the-start 1')
    await press('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(reached()).toBe('performance-budget 3')
    expect(stops()).toHaveLength(1)
    await screen.rerender(board({ posts: boardPosts.slice(2) }))
    expect(stops()).toHaveLength(1)
  })

  test('moves by arrows, h j k l, Home and End, and stops at the edges', async () => {
    await render(board())
    stops()[0]?.focus()
    const steps: [string, string][] = [
      ['{ArrowUp}', 'head 0'],
      ['{ArrowUp}', 'head 0'],
      ['{End}', 'head 7'],
      ['{ArrowRight}', 'head 7'],
      ['j', 'accessible-from-the-start 7'],
      ['h', 'accessible-from-the-start 6'],
      ['{Home}', 'accessible-from-the-start 0'],
      ['{Control>}{End}{/Control}', 'the-end-of-the-carousel 7'],
      ['{ArrowDown}', 'the-end-of-the-carousel 7'],
      ['k', 'cookie-banners-done-right 7'],
      ['{Control>}{Home}{/Control}', 'head 0'],
    ]
    for (const [keys, expected] of steps) {
      await press(keys)
      expect(reached(), keys).toBe(expected)
    }
  })

  test('chooses with x, does with a letter what the bar says, and chooses none with Escape', async () => {
    const onDeed = vi.fn<NonNullable<PostsBoardProps['onDeed']>>()
    const screen = await render(board({ onDeed }))
    const bar = screen.getByRole('group', { name: 'What to do with the chosen posts' })
    await press('u')
    expect(onDeed).not.toHaveBeenCalled()
    stops()[0]?.focus()
    await press('xjx')
    await expect.element(screen.getByText('2 posts', { exact: true })).toBeVisible()
    await press('{Escape}')
    await expect.element(bar).not.toBeInTheDocument()
    await press('xu')
    expect(onDeed).toHaveBeenCalledExactlyOnceWith('unpublish', [boardPosts[1]])
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('does with a chosen post what is asked of it as it was when it was chosen', async () => {
    const onDeed = vi.fn<NonNullable<PostsBoardProps['onDeed']>>()
    const onAgree = vi.fn<NonNullable<PostsBoardProps['onAgree']>>()
    const screen = await render(board({ onDeed, onAgree }))
    const [first = expect.fail('no post'), ...others] = boardPosts
    stops()[0]?.focus()
    await press('x')
    // A colleague saves in it, and the board is read anew.
    const saved = { ...first, seen: `${first.seen}.it2` }
    await screen.rerender(board({ onDeed, onAgree, posts: [saved, ...others] }))
    await press('u')
    expect(onDeed).toHaveBeenCalledExactlyOnceWith('unpublish', [first])
    await press('xx')
    await press('xu')
    expect(onDeed).toHaveBeenLastCalledWith('unpublish', [saved])
    await press('x')
    await screen.rerender(board({ onDeed, onAgree, posts: boardPosts }))
    document.querySelector<HTMLElement>(`[data-post="${first.id}"] a[data-stop="6"]`)?.focus()
    await press('r')
    expect(onAgree).toHaveBeenCalledExactlyOnceWith({ post: saved, language: 'it', behind: 1 })
    await press('u')
    expect(onDeed).toHaveBeenLastCalledWith('unpublish', [first])
  })

  test('asks for the time at which the chosen posts open, and gives it up with Escape', async () => {
    const onDeed = vi.fn<NonNullable<PostsBoardProps['onDeed']>>()
    const screen = await render(board({ onDeed }))
    stops()[0]?.focus()
    await press('xs')
    await expect.element(screen.getByLabelText('Open them on')).toHaveFocus()
    await press('{Escape}')
    await expect.element(screen.getByLabelText('Open them on')).not.toBeInTheDocument()
    expect(onDeed).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: /^Schedule/ }).click()
    await screen.getByLabelText('Open them on').fill('2026-12-01T10:30')
    await press('{Enter}')
    expect(onDeed).toHaveBeenCalledExactlyOnceWith('schedule', [boardPosts[0]], '2026-12-01T10:30')
  })

  test('says with r that a translation is still right, and reaches both answers with the arrows', async () => {
    const onAgree = vi.fn<NonNullable<PostsBoardProps['onAgree']>>()
    const screen = await render(board({ onAgree }))
    const post = boardPosts.find(({ panes }) => panes.it.behind > 0) ?? expect.fail('no post is behind')
    const cell = [...document.querySelectorAll<HTMLElement>(`[data-post="${post.id}"] a[data-stop="6"]`)][0]
    cell?.focus()
    await expect.element(screen.getByRole('button', { name: 'Still right' })).toBeVisible()
    expect(stops()).toHaveLength(1)
    await press('r')
    expect(onAgree).toHaveBeenCalledExactlyOnceWith({ post, language: 'it', behind: 1 })
    await press('{ArrowRight}')
    expect(document.activeElement?.getAttribute('href')).toContain('?side')
    await press('{ArrowRight}{Enter}')
    expect(onAgree).toHaveBeenCalledTimes(2)
    await press('{ArrowRight}')
    expect(reached()).toBe(`${post.id} 7`)
  })

  test('sends nothing when Enter is pressed on a tick', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', onSubmit)
    await render(board())
    stops()[0]?.focus()
    await press('{ArrowLeft}{Enter}')
    document.removeEventListener('submit', onSubmit)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

test('a post that is no longer shown is no longer chosen', async () => {
  const screen = await render(board())
  await screen.getByRole('checkbox', { name: 'Choose “The end of the carousel”' }).click()
  await expect.element(screen.getByText('1 post', { exact: true })).toBeVisible()
  await screen.rerender(board({ posts: boardPosts.slice(0, 2) }))
  await expect.element(screen.getByText('1 post', { exact: true })).not.toBeInTheDocument()
})
