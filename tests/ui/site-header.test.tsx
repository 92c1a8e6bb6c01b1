import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, followed, onLanguageChange, onSearch, onThemeChange, renderHeader, walkTo } from './header-page.tsx'

beforeEach(async () => {
  vi.clearAllMocks()
  window.scrollTo(0, 0)
  await page.viewport(1280, 800)
  await userEvent.unhover(document.body)
})

describe('SiteHeader', () => {
  test('is walked from left to right, the blog’s list opening on the way', async () => {
    await renderHeader()
    const stops: string[] = []
    while (focused() !== 'Line 1' && stops.length < 40) {
      await userEvent.keyboard('{Tab}')
      stops.push(focused())
    }
    expect(stops).toEqual([
      'Skip to content',
      'Dritare, home',
      'Home',
      'About',
      'Portfolio',
      'Blog',
      'Blog topics',
      'All posts',
      'Insights',
      'Features',
      'Case studies',
      'News',
      'Opinion',
      'Contact',
      'Facebook',
      'Instagram',
      'LinkedIn',
      'X',
      'Search',
      'EN Language: English',
      'Theme: Day',
      'Line 1',
    ])
  })

  test('shows only the pages that exist, and no search or theme without their props', async () => {
    const screen = await renderHeader({ links: ['home', 'contact'], theme: undefined, onSearch: undefined })
    await expect.element(screen.getByRole('link', { name: 'Contact' })).toBeVisible()
    for (const name of ['About', 'Blog'])
      await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Search' })).not.toBeInTheDocument()
    await expect.element(screen.getByText('Theme: Day')).not.toBeInTheDocument()
  })

  test('tells when a pointer or the focus comes to About', async () => {
    const onAboutIntent = vi.fn()
    const screen = await renderHeader({ onAboutIntent })
    await walkTo('About')
    expect(onAboutIntent).toHaveBeenCalledTimes(1)
    await userEvent.hover(screen.getByRole('link', { name: 'About' }))
    expect(onAboutIntent).toHaveBeenCalledTimes(2)
  })

  test('changes its edge once the page has moved, and back at the top', async () => {
    const screen = await renderHeader()
    const header = screen.getByRole('banner')
    window.scrollTo(0, 500)
    await expect.element(header).toHaveAttribute('data-scrolled')
    window.scrollTo(0, 0)
    await expect.element(header).not.toHaveAttribute('data-scrolled')
  })

  test('never covers what has the focus', async () => {
    const screen = await renderHeader()
    await walkTo('Line 20')
    await userEvent.keyboard('{Tab>8/}')
    const edge = screen.getByRole('banner').element().getBoundingClientRect().bottom
    for (let line = 0; line < 20; line++) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      expect(document.activeElement?.getBoundingClientRect().top, focused()).toBeGreaterThanOrEqual(edge)
    }
  })
})

describe('Blog menu', () => {
  test('goes up and down with the arrow keys and stays open', async () => {
    await renderHeader()
    await walkTo('Blog')
    const stops: string[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowDown}', '{Home}', '{ArrowUp}']) {
      await userEvent.keyboard(key)
      stops.push(focused())
    }
    expect(stops).toEqual(['All posts', 'Insights', 'Opinion', 'Opinion', 'All posts', 'Blog'])
  })

  test('closes on Escape, gives the focus to its link and stays closed on the way on', async () => {
    const screen = await renderHeader()
    await walkTo('Features')
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe('Blog')
    await expect.element(screen.getByRole('link', { name: 'Insights' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(focused()).toBe('Contact')
  })

  test('opens for a pointer above it and closes when it leaves', async () => {
    const screen = await renderHeader()
    await userEvent.hover(screen.getByRole('link', { name: 'Blog' }))
    await expect.element(screen.getByRole('link', { name: 'Opinion' })).toBeVisible()
    await userEvent.hover(screen.getByRole('link', { name: 'Line 5', exact: true }))
    await expect.element(screen.getByRole('link', { name: 'Opinion' })).not.toBeInTheDocument()
  })

  test('a pointer’s list closes on Escape without moving the pointer', async () => {
    const screen = await renderHeader()
    await userEvent.hover(screen.getByRole('link', { name: 'Blog' }))
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('link', { name: 'Opinion' })).not.toBeInTheDocument()
  })

  test('opens and closes by its button, as a finger does it', async () => {
    const screen = await renderHeader()
    const button = screen.getByRole('button', { name: 'Blog topics' })
    const tap = () => {
      const element = button.element()
      for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup'])
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
      element.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
    }
    tap()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    tap()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes once one of its links is followed', async () => {
    const screen = await renderHeader()
    await userEvent.hover(screen.getByRole('link', { name: 'Blog' }))
    await userEvent.click(screen.getByRole('link', { name: 'News' }))
    expect(followed).toHaveBeenCalledExactlyOnceWith('/blog/type/news')
    await expect.element(screen.getByRole('link', { name: 'News' })).not.toBeInTheDocument()
  })
})

describe('Search overlay', () => {
  test('opens with the keyboard in its field, closes on Escape, and the focus returns', async () => {
    const screen = await renderHeader()
    await walkTo('Search')
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe('Search articles and pages')
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe('Search')
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
  })

  test('sends the trimmed text and closes', async () => {
    const screen = await renderHeader()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await userEvent.fill(screen.getByRole('textbox'), '  door handles ')
    await userEvent.keyboard('{Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('door handles')
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
  })

  test.each(['', '   '])('does nothing on Enter while it holds %j', async (text) => {
    const screen = await renderHeader()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await userEvent.fill(screen.getByRole('textbox'), text)
    await userEvent.keyboard('{Enter}')
    expect(onSearch).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('textbox')).toBeVisible()
  })

  test('is a form to the blog that needs no scripts', async () => {
    const screen = await renderHeader()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const field = screen.getByRole('textbox')
    await expect.element(field).toHaveAttribute('name', 'q')
    expect(field.element().closest('form')?.getAttribute('action')).toBe('/blog')
  })

  test('closes when the focus leaves it, rather than cover where it went', async () => {
    const screen = await renderHeader()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await expect.poll(focused).toBe('Search articles and pages')
    await walkTo('EN Language: English')
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('Language and theme', () => {
  test('the language list opens by key, closes on Escape and gives the focus back', async () => {
    const screen = await renderHeader()
    await walkTo('EN Language: English')
    await userEvent.keyboard('{Enter}{Tab}{Tab}')
    expect(focused()).toBe('Shqip')
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe('EN Language: English')
    await expect.element(screen.getByText('Shqip')).not.toBeVisible()
  })

  test('choosing a language follows its link, tells which and closes', async () => {
    const screen = await renderHeader()
    await userEvent.click(screen.getByText('EN Language: English'))
    await userEvent.click(screen.getByText('Italiano'))
    expect(followed).toHaveBeenCalledExactlyOnceWith('/it/')
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('it')
    await expect.element(screen.getByText('Italiano')).not.toBeVisible()
  })

  test('a press outside closes it', async () => {
    const screen = await renderHeader()
    await userEvent.click(screen.getByText('EN Language: English'))
    await expect.element(screen.getByText('Italiano')).toBeVisible()
    await userEvent.click(screen.getByText('Line 4', { exact: true }))
    await expect.element(screen.getByText('Italiano')).not.toBeVisible()
  })

  test('tabbing on closes it', async () => {
    const screen = await renderHeader()
    await walkTo('EN Language: English')
    await userEvent.keyboard('{Enter}')
    await walkTo('Theme: Day')
    await expect.element(screen.getByText('Italiano')).not.toBeVisible()
  })

  test('the theme is chosen with arrow keys and stays open to compare', async () => {
    const screen = await renderHeader()
    await walkTo('Theme: Day')
    await userEvent.keyboard('{Enter}{Tab}{ArrowDown}')
    expect(onThemeChange).toHaveBeenCalledExactlyOnceWith('night')
    await expect.element(screen.getByRole('radio', { name: 'System' })).toBeVisible()
  })
})
