import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { foundPosts } from '#stories/fixtures/staff/sheet.ts'
import { MarkdownSheet, type MarkdownSheetProps } from '#ui/blocks/staff/editor/markdown-sheet.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import { render, type Screen } from './render.tsx'

function props(change: Partial<MarkdownSheetProps> = {}) {
  const value = change.value ?? 'The first line.\n'
  const onChange = vi.fn<(markdown: string) => void>()
  return {
    value,
    documentKey: 'a/en',
    filling: 0,
    latest: () => onChange.mock.lastCall?.[0] ?? value,
    language: 'en' as const,
    name: 'body',
    label: 'Text',
    findPosts: async (query: string) => foundPosts.filter(({ title }) => title.toLowerCase().includes(query)),
    ...change,
    onChange,
  }
}

/** The editor comes by a request of its own, and tells when the browser has nothing else to do. */
const soon = { timeout: 10_000 }

const inForm = (sheet: MarkdownSheetProps) => (
  <form onSubmit={(event) => event.preventDefault()}>
    <MarkdownSheet {...sheet} />
  </form>
)

async function ready(screen: Screen): Promise<HTMLElement> {
  await expect.poll(() => screen.container.querySelector('.sheet-text')?.checkVisibility(), soon).toBe(true)
  return screen.container.querySelector<HTMLElement>('.sheet-text') ?? expect.fail('no sheet')
}

/** Puts other words into the text area when what is to show them is made, and React has not drawn it: a transition comes first. */
function writeBetween({ container }: Screen, made: string, words: string): void {
  const area = container.querySelector('textarea') ?? expect.fail('no text area')
  const watch = new MutationObserver(async () => {
    if (!container.querySelector(made)) return
    watch.disconnect()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(area.checkVisibility(), 'not drawn yet').toBe(true)
    area.value = words
  })
  watch.observe(container, { childList: true, subtree: true })
}

const sent = ({ container }: Screen) => new FormData(container.querySelector('form') ?? undefined).get('body')

async function typeAtEnd(sheet: HTMLElement, words: string) {
  sheet.focus()
  getSelection()?.selectAllChildren(sheet.querySelector('p') ?? sheet)
  getSelection()?.collapseToEnd()
  if (words !== '') await userEvent.keyboard(words)
}

describe('MarkdownSheet', () => {
  test('is a plain text area on the server', () => {
    const html = renderToString(
      <I18nextProvider i18n={storyTexts('en')}>
        <MarkdownSheet {...props()} />
      </I18nextProvider>,
    )
    expect(html).toMatch(/<textarea[^>]*name="body"[^>]*>\n?The first line\.\n<\/textarea>/)
    expect(html).not.toContain('sheet-text')
  })

  test('tells nothing while nothing differs from what was loaded, and the loaded text again once it does not', async () => {
    const sheet = props({ value: '* one\n* two\n' })
    const screen = await render(inForm(sheet))
    const text = await ready(screen)
    expect(sent(screen)).toBe('* one\n* two\n')
    await typeAtEnd(text, '!')
    await expect.poll(() => sheet.onChange.mock.lastCall, soon).toEqual(['- one!\n- two\n'])
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => sheet.onChange.mock.lastCall, soon).toEqual(['* one\n* two\n'])
    expect(sheet.onChange).toHaveBeenCalledTimes(2)
  })

  test('carries the Markdown in its form at once, before it tells of it', async () => {
    const sheet = props()
    const screen = await render(inForm(sheet))
    await typeAtEnd(await ready(screen), ' More.')
    expect(sent(screen)).toBe('The first line. More.\n')
  })

  test('loads another document, and tells what was typed last of the one before', async () => {
    const [first, second] = [props(), props({ documentKey: 'b/en', value: 'Another one.\n' })]
    const screen = await render(inForm(first))
    await typeAtEnd(await ready(screen), ' More.')
    await screen.rerender(inForm(second))
    await expect.poll(() => first.onChange.mock.lastCall, soon).toEqual(['The first line. More.\n'])
    await expect.poll(() => sent(screen), soon).toBe('Another one.\n')
    expect(second.onChange).not.toHaveBeenCalled()
  })

  test('keeps the bytes on the way to plain Markdown and back', async () => {
    const value = '* one\n\n| a   | b |\n|-----|---|\n| 1   | 2 |\n'
    const sheet = props({ value })
    const screen = await render(inForm(sheet))
    await typeAtEnd(await ready(screen), '')
    await userEvent.keyboard('{Control>}m{/Control}')
    await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(value)
    await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}New.')
    await expect.poll(() => sheet.onChange.mock.lastCall, soon).toEqual([`${value}New.`])
    await userEvent.keyboard('{Control>}m{/Control}')
    await expect.element(screen.getByText('New.')).toBeVisible()
    expect(sent(screen)).toBe(`${value}New.`)
  })

  test('counts what came by plain Markdown as well', async () => {
    const onOutline = vi.fn<NonNullable<MarkdownSheetProps['onOutline']>>()
    const screen = await render(inForm(props({ onOutline })))
    await typeAtEnd(await ready(screen), '')
    await expect.poll(() => onOutline.mock.lastCall?.[0].words, soon).toBe(3)
    await userEvent.keyboard('{Control>}m{/Control}')
    await screen.getByRole('textbox', { name: 'Text' }).fill('## One\n\nTwo three four five.\n')
    await userEvent.keyboard('{Control>}m{/Control}')
    await expect.poll(() => onOutline.mock.lastCall?.[0], soon).toMatchObject({ words: 5, headings: [{ text: 'One' }] })
  })

  test('tells what was typed last as plain Markdown, and nothing older, when another document comes', async () => {
    const [first, second] = [props(), props({ documentKey: 'b/en', value: 'Another one.\n' })]
    const screen = await render(inForm(first))
    await typeAtEnd(await ready(screen), '')
    await userEvent.keyboard('{Control>}m{/Control}{Control>}{End}{/Control}New.')
    await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('The first line.\nNew.')
    await screen.rerender(inForm(second))
    await ready(screen)
    expect(first.onChange.mock.calls).toEqual([['The first line.\nNew.']])
    expect(sent(screen)).toBe('Another one.\n')
  })

  test('keeps what was typed before the editor came', async () => {
    const sheet = props()
    const screen = await render(inForm(sheet))
    const area = screen.container.querySelector('textarea') ?? expect.fail('no text area')
    const isBeingMade = () => screen.container.querySelector('.sheet-column > *') !== null
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!isBeingMade()) return
        watch.disconnect()
        resolve()
      })
      watch.observe(screen.container, { childList: true, subtree: true })
    })
    expect(screen.container.querySelector('.sheet-text')).toBeNull()
    area.value = 'Typed early.\n'
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await ready(screen)
    await expect.poll(() => sheet.onChange.mock.lastCall, soon).toEqual(['Typed early.\n'])
    expect(sent(screen)).toBe('Typed early.\n')
    await expect.element(screen.getByText('Typed early.')).toBeVisible()
  })

  test('keeps what comes after the editor is made and before it is shown', async () => {
    const sheet = props()
    const screen = await render(inForm(sheet))
    writeBetween(screen, '.ProseMirror p', 'In between.\n')
    await ready(screen)
    await expect.element(screen.getByText('In between.').first()).toBeVisible()
    await expect.poll(() => sheet.onChange.mock.lastCall, soon).toEqual(['In between.\n'])
    expect(sent(screen)).toBe('In between.\n')
  })

  test('links to a post by its title, without a mouse', async () => {
    const sheet = props()
    const screen = await render(inForm(sheet))
    await typeAtEnd(await ready(screen), '{Shift>}{Control>}{ArrowLeft}{ArrowLeft}{/Control}{/Shift}')
    await expect.element(screen.getByRole('button', { name: 'Link' })).toBeVisible()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}{ArrowRight}{Enter}')
    await expect.element(screen.getByRole('combobox', { name: 'Link' })).toHaveFocus()
    await userEvent.keyboard('bakery')
    await expect.element(screen.getByRole('option', { name: /A bakery/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sheet.onChange.mock.lastCall?.[0], soon).toContain('](/blog/app/a-bakery-opens-online)')
    await expect.poll(() => document.activeElement?.className, soon).toContain('sheet-text')
  })

  test('writes a footnote, a list and a quote as they are typed', async () => {
    const sheet = props({ value: '' })
    const screen = await render(inForm(sheet))
    await typeAtEnd(await ready(screen), '## Title{Enter}Words[[^n].{Enter}- one{Enter}two{Enter}{Enter}> said')
    await expect
      .poll(() => sheet.onChange.mock.lastCall, soon)
      .toEqual(['## Title\n\nWords[^n].\n\n- one\n- two\n\n> said\n\n[^n]: \n'])
  })

  test('leaves the Tab key to the page where it has no use for it', async () => {
    const screen = await render(
      <>
        {inForm(props())}
        <button type="button">After</button>
      </>,
    )
    await typeAtEnd(await ready(screen), '{Tab}')
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  test('keeps what is written into the text area while the sheet is on its way', async () => {
    const sheet = props()
    const screen = await render(inForm(sheet))
    const field = screen.container.querySelector('textarea') ?? expect.fail('no field')
    field.value = 'Written early.\n'
    await ready(screen)
    await expect.element(screen.getByText('Written early.').first()).toBeVisible()
    await expect.poll(() => sheet.onChange.mock.lastCall, soon).toEqual(['Written early.\n'])
  })
})

describe('a long text', () => {
  const value = `# Long\n\n${'A window lets light in.\n\n'.repeat(3000)}`

  async function lines({ container }: Screen): Promise<HTMLElement> {
    await expect.poll(() => container.querySelector('.cm-content')?.checkVisibility(), soon).toBe(true)
    return container.querySelector<HTMLElement>('.cm-content') ?? expect.fail('no lines')
  }

  test('opens as Markdown of which the lines in view are drawn, is sent whole, and can be undone', async () => {
    const sheet = props({ value })
    const screen = await render(inForm(sheet))
    const field = await lines(screen)
    expect(field.childElementCount).toBeLessThan(300)
    expect(sent(screen)).toBe(value)
    field.focus()
    await userEvent.keyboard('New. ')
    expect(sent(screen)).toBe(`New. ${value}`)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(sent(screen)).toBe(value)
  })

  test('keeps what comes after its lines are made and before they are shown', async () => {
    const sheet = props({ value })
    const screen = await render(inForm(sheet))
    writeBetween(screen, '.cm-content', `In between. ${value}`)
    const field = await lines(screen)
    await expect.poll(() => sheet.onChange.mock.lastCall, soon).toEqual([`In between. ${value}`])
    expect(field.textContent).toMatch(/^In between\. # Long/)
    expect(sent(screen)).toBe(`In between. ${value}`)
  })

  test('opens as a page for who asks, with what was typed, and goes back', { timeout: 60_000 }, async () => {
    const sheet = props({ value })
    const screen = await render(inForm(sheet))
    ;(await lines(screen)).focus()
    await userEvent.keyboard('{ArrowDown}New.{Control>}m{/Control}')
    const page = await ready(screen)
    expect(page.textContent).toContain('New.')
    await expect.poll(() => document.activeElement === page, soon).toBe(true)
    await userEvent.keyboard('{Control>}m{/Control}')
    await lines(screen)
    expect(sent(screen)).toBe(value.replace('\n\n', '\nNew.\n'))
  })

  test('stays as it opened when it grows or shrinks', async () => {
    const short = props()
    const screen = await render(inForm(short))
    const page = await ready(screen)
    await screen.rerender(inForm({ ...short, value }))
    expect(screen.container.querySelector('.sheet-text')).toBe(page)
  })

  test('tells what was typed last when it goes', async () => {
    const sheet = props({ value })
    const screen = await render(inForm(sheet))
    ;(await lines(screen)).focus()
    await userEvent.keyboard('New. ')
    await screen.unmount()
    expect(sheet.onChange).toHaveBeenLastCalledWith(`New. ${value}`)
  })
})
