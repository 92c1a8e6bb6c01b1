import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, followed, renderHeader, walkTo } from './header-page.tsx'

beforeEach(() => {
  vi.clearAllMocks()
  window.scrollTo(0, 0)
})

describe('Mobile menu', () => {
  beforeEach(() => page.viewport(360, 740))

  test('opens and closes by its button, and Tab leads into it', async () => {
    const screen = await renderHeader()
    await walkTo('Menu')
    await userEvent.keyboard('{Enter}{Tab}')
    expect(focused()).toBe('Home')
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe('Menu')
    await expect.element(screen.getByRole('link', { name: 'LinkedIn' })).not.toBeInTheDocument()
  })

  test('takes a double press for one', async () => {
    const screen = await renderHeader()
    const button = screen.getByRole('button', { name: 'Menu' }).element()
    if (!(button instanceof HTMLButtonElement)) throw new Error('The menu button is no button')
    button.click()
    button.click()
    await expect.element(screen.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
  })

  test('closes by a later press', async () => {
    const screen = await renderHeader()
    const button = screen.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    await expect.element(screen.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    await expect
      .poll(async () => {
        await userEvent.click(button)
        return document.querySelector('[data-slot="mobile-menu"]')?.matches(':popover-open')
      })
      .toBe(false)
  })

  test('holds the page still and returns it to where it was', async () => {
    const screen = await renderHeader()
    await walkTo('Menu')
    // By key: a click of the test's would scroll first.
    window.scrollTo(0, 600)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    window.scrollTo(0, 0)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => window.scrollY).toBe(600)
  })

  test('leaves the scroll position to the next page when a link is followed', async () => {
    const screen = await renderHeader()
    await walkTo('Menu')
    // By key: a click of the test's would scroll first.
    window.scrollTo(0, 600)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('link', { name: 'Contact' }))
    expect(followed).toHaveBeenCalledExactlyOnceWith('/contact')
    await expect.element(screen.getByRole('link', { name: 'LinkedIn' })).not.toBeInTheDocument()
    window.scrollTo(0, 0)
    expect(window.scrollY).toBe(0)
  })

  test('keeps the focus out of the page it covers', async () => {
    const screen = await renderHeader()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await expect
      .poll(() => getComputedStyle(screen.getByRole('main', { includeHidden: true }).element()).visibility)
      .toBe('hidden')
    await walkTo('X')
    await userEvent.keyboard('{Tab}')
    expect(focused()).not.toMatch(/^Line/)
  })
})
