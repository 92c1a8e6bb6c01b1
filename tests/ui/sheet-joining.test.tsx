import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MarkdownSheet, type MarkdownSheetProps } from '#ui/blocks/staff/editor/markdown-sheet.tsx'
import { render, type Screen } from './render.tsx'

const soon = { timeout: 10_000 }

/** A sheet that a colleague's words are put into by `joined`. */
async function openSheet(value: string, selector: string, more: Partial<MarkdownSheetProps> = {}) {
  const onChange = vi.fn<(markdown: string) => void>()
  let [text, filling] = [value, 0]
  const sheet = (): MarkdownSheetProps => ({
    value: text,
    documentKey: 'a/en',
    filling,
    latest: () => text,
    language: 'en',
    name: 'body',
    label: 'Text',
    onChange,
    ...more,
  })
  const inForm = () => (
    <form>
      <MarkdownSheet {...sheet()} />
    </form>
  )
  const screen = await render(inForm())
  const found = () => screen.container.querySelector<HTMLElement>(selector)
  await expect.poll(() => found()?.checkVisibility(), soon).toBe(true)
  return {
    screen,
    onChange,
    field: found() ?? expect.fail('no field'),
    joined(change: (now: string) => string) {
      text = change(sent(screen))
      filling += 1
      return screen.rerender(inForm())
    },
  }
}

function sent({ container }: Screen): string {
  const form = container.querySelector('form') ?? expect.fail('no form')
  return String(new FormData(form).get('body'))
}

function caretAtEndOf(block: Element | null | undefined) {
  getSelection()?.selectAllChildren(block ?? expect.fail('no block'))
  getSelection()?.collapseToEnd()
}

const theirs = (now: string) => now.replace('One.', 'One of theirs.').replace('Three.', 'Three of theirs.\n\nFour.')

describe('what a colleague wrote is put into the text around the cursor', () => {
  test('on the page, where what was typed can still be undone', async () => {
    const { screen, field, onChange, joined } = await openSheet('One.\n\nTwo.\n\nThree.\n', '.sheet-text')
    field.focus()
    caretAtEndOf(field.children[1])
    await userEvent.keyboard(' Mine')
    await joined(theirs)
    await userEvent.keyboard(' and more.')
    const whole = 'One of theirs.\n\nTwo. Mine and more.\n\nThree of theirs.\n\nFour.\n'
    expect(sent(screen)).toBe(whole)
    expect(document.activeElement).toBe(field)
    expect(field.isConnected).toBe(true)
    await expect.poll(() => onChange.mock.lastCall, soon).toEqual([whole])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(sent(screen)).toBe('One of theirs.\n\nTwo.\n\nThree of theirs.\n\nFour.\n')
  })

  test('on the page, and leaves the space and the empty line in which somebody is about to write', async () => {
    const { screen, field, joined } = await openSheet('One.\n\nTwo.\n\nThree.\n', '.sheet-text')
    field.focus()
    caretAtEndOf(field.children[1])
    await userEvent.keyboard(' ')
    await joined((now) => theirs(now).replace(/ +$/m, ''))
    await userEvent.keyboard('Mine.{Enter}')
    await joined((now) => now.replace('One of', 'The first of'))
    await userEvent.keyboard('New.')
    expect(sent(screen)).toBe('The first of theirs.\n\nTwo. Mine.\n\nNew.\n\nThree of theirs.\n\nFour.\n')
  })

  test('on the page, in the list and the table that are written in', async () => {
    const value = '- one\n\n- two\n\n- three\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n'
    const { screen, field, joined } = await openSheet(value, '.sheet-text')
    field.focus()
    caretAtEndOf(field.querySelectorAll('li p')[1])
    await userEvent.keyboard(' my')
    await joined((now) => now.replace('one', 'one of theirs').replace('three', 'three of theirs\n\n- four'))
    await userEvent.keyboard(' own')
    caretAtEndOf(field.querySelector('td p'))
    await userEvent.keyboard(' my')
    await joined((now) => now.replace('| 2 |', '| 2 of theirs |'))
    await userEvent.keyboard(' own')
    expect(sent(screen).replaceAll(/\n+/g, '\n')).toBe(
      '- one of theirs\n- two my own\n- three of theirs\n- four\n| a | b |\n| --- | --- |\n| 1 my own | 2 of theirs |\n',
    )
  })

  test('on the page, in empty cells and items', async () => {
    const value = '| | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | |\n\n- one\n-\n'
    const { screen, field, joined } = await openSheet(value, '.sheet-text')
    field.focus()
    caretAtEndOf(field.querySelector('td p'))
    await userEvent.keyboard(' my')
    await joined((now) =>
      now
        .replace(/^\| +\|/, '| a |')
        .replace(/3 \| +\|/, '3 | 4 |')
        .replace(/-$/m, '- two'),
    )
    await userEvent.keyboard(' own')
    expect(sent(screen)).toBe('| a | b |\n| --- | --- |\n| 1 my own | 2 |\n| 3 | 4 |\n\n- one\n- two\n')
  })

  test.each(['-', '1.'])('on the page, in and below a list that was made there: %s', async (mark) => {
    const { screen, field, joined } = await openSheet('One.\n', '.sheet-text')
    field.focus()
    caretAtEndOf(field.firstElementChild)
    await userEvent.keyboard(`{Enter}${mark} one{Enter}two{Enter}three`)
    caretAtEndOf(field.querySelectorAll('li p')[1])
    await userEvent.keyboard(' my')
    await joined((now) => theirs(now).replace(`${mark} one`, `${mark} zero\n$&`).replace('three\n', 'three\n\nFive.\n'))
    await userEvent.keyboard(' own')
    const items = ['zero', 'one', 'two my own', 'three']
    const list = items.map((item, index) => `${mark.replace('1', String(index + 1))} ${item}\n`).join('')
    expect(sent(screen)).toBe(`One of theirs.\n\n${list}\nFive.\n`)
  })

  test('above a picture while its caption is written', async () => {
    const { screen, joined } = await openSheet('One.\n\n![a](/pictures/a)\n', '.sheet-text')
    await userEvent.click(screen.container.querySelector('.sheet-picture') ?? expect.fail('no picture'))
    await userEvent.type(screen.getByLabelText('Caption'), 'At')
    await joined(theirs)
    await userEvent.keyboard(' four')
    expect(sent(screen)).toBe('One of theirs.\n\n![a](/pictures/a "At four")\n')
  })

  test('above a picture for which another one is being chosen', async () => {
    const chosen = Promise.withResolvers<{ src: string; alt: string }>()
    const choosePicture = () => chosen.promise
    const value = 'One.\n\n![a](/pictures/a "At four")\n'
    const { screen, joined } = await openSheet(value, '.sheet-text', { choosePicture })
    await userEvent.click(screen.container.querySelector('.sheet-picture') ?? expect.fail('no picture'))
    await screen.getByRole('button', { name: 'Replace' }).click()
    await joined(theirs)
    chosen.resolve({ src: '/pictures/b', alt: 'b' })
    await expect.poll(() => sent(screen)).toBe('One of theirs.\n\n![b](/pictures/b "At four")\n')
  })

  test('above a block of code whose language is written', async () => {
    const { screen, field, joined } = await openSheet('One.\n\n```\nlet a\n```\n', '.sheet-text')
    field.focus()
    caretAtEndOf(field.querySelector('code'))
    await userEvent.type(screen.getByRole('combobox', { name: 'Language' }), 't')
    await joined(theirs)
    await userEvent.keyboard('s')
    expect(sent(screen)).toBe('One of theirs.\n\n```ts\nlet a\n```\n')
  })

  test('in plain Markdown, with an empty line that somebody is about to write in', async () => {
    const { screen, field, joined } = await openSheet('One.\n\nTwo.\n\nThree.\n', '.sheet-text')
    field.focus()
    await userEvent.keyboard('{Control>}m{/Control}')
    const area = screen.container.querySelector('textarea') ?? expect.fail('no area')
    await expect.poll(() => document.activeElement === area).toBe(true)
    area.setSelectionRange(10, 10)
    await userEvent.keyboard(' Mine')
    await joined(theirs)
    await userEvent.keyboard('.{Enter}{Enter}')
    await joined((now) => now.replace('One of', 'The first of').replace('\n\n\n\n', '\n\n'))
    await userEvent.keyboard('New.')
    expect(sent(screen)).toBe('The first of theirs.\n\nTwo. Mine.\n\nNew.\n\nThree of theirs.\n\nFour.\n')
    expect(document.activeElement).toBe(area)
  })

  test('in a long text, where what was typed can still be undone', async () => {
    const rest = 'A window lets light in.\n\n'.repeat(3000)
    const { screen, field, joined } = await openSheet(`One.\n\nTwo.\n\n${rest}Three.\n`, '.cm-content')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End} Mine')
    await joined(theirs)
    await userEvent.keyboard(' and more.')
    expect(sent(screen)).toBe(`One of theirs.\n\nTwo. Mine and more.\n\n${rest}Three of theirs.\n\nFour.\n`)
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(sent(screen)).toBe(`One of theirs.\n\nTwo.\n\n${rest}Three of theirs.\n\nFour.\n`)
  })

  test('in a long text whose lines end as on Windows', async () => {
    const rest = 'A window lets light in.\n\n'.repeat(3000)
    const { screen, field, joined } = await openSheet(`One.\n\nTwo.\n\n${rest}`, '.cm-content')
    field.focus()
    await joined((now) => now.replace('One.', 'One of theirs.').replaceAll('\n', '\r\n'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End} Mine.')
    expect(sent(screen)).toBe(`One of theirs.\n\nTwo. Mine.\n\n${rest}`)
  })

  test('with what was typed since others’ words were joined, which is told first', async () => {
    const told: string[] = []
    const start = 'One.\n\nTwo.\n'
    const sheet = (filling: number) => (
      <MarkdownSheet
        value={start}
        documentKey="a/en"
        filling={filling}
        latest={() => (filling === 0 ? start : `${told.at(-1)?.trim()}\n\nThree of theirs.\n`)}
        language="en"
        name="body"
        label="Text"
        onChange={(text) => told.push(text)}
      />
    )
    const screen = await render(sheet(0))
    const found = () => screen.container.querySelector<HTMLElement>('.sheet-text')
    await expect.poll(() => found()?.checkVisibility(), soon).toBe(true)
    found()?.focus()
    caretAtEndOf(found()?.lastElementChild)
    await userEvent.keyboard(' Mine')
    await screen.rerender(sheet(1))
    await userEvent.keyboard('.')
    expect(found()?.textContent).toContain('Mine.Three of theirs.')
  })

  test.each([
    ['.sheet-text', 'One.\n\nTwo.\n'],
    ['.cm-content', `One.\n\n${'A window lets light in.\n\n'.repeat(3000)}`],
  ])('begins with what another sheet of it has told as it went (%s)', async (selector, start) => {
    const told = [start]
    // What it is drawn with is older, as it is while a transition goes on.
    const sheet = (
      <MarkdownSheet
        value={start}
        documentKey="a/en"
        filling={0}
        latest={() => told.at(-1) ?? ''}
        language="en"
        name="body"
        label="Text"
        onChange={(text) => told.push(text)}
      />
    )
    const screen = await render(<form>{sheet}</form>)
    const found = () => screen.container.querySelector<HTMLElement>(selector)
    await expect.poll(() => found()?.checkVisibility(), soon).toBe(true)
    found()?.focus()
    await userEvent.keyboard('Mine. ')
    await screen.rerender(
      <section>
        <form>{sheet}</form>
      </section>,
    )
    await expect.poll(() => found()?.checkVisibility(), soon).toBe(true)
    expect(sent(screen)).toBe(`Mine. ${start}`)
    expect(found()?.textContent).toMatch(/^Mine\. One\./)
  })
})
