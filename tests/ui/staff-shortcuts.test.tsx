import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CharacterKeys, type Shortcuts, useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { render } from './render.tsx'

function Layer({ shortcuts }: { shortcuts: Shortcuts }) {
  useShortcuts(shortcuts)
  return null
}

function Screen({ shortcuts, hasCharacters = true }: { shortcuts: Shortcuts; hasCharacters?: boolean }) {
  return (
    <CharacterKeys value={hasCharacters}>
      <Layer shortcuts={shortcuts} />
      <input aria-label="Search" />
      <button type="button">Press</button>
      <div role="dialog" aria-label="Over it">
        <button type="button">Inside</button>
      </div>
    </CharacterKeys>
  )
}

test('Shortcuts > one key > runs, and with Shift another', async () => {
  const [n, upper, help] = [vi.fn(), vi.fn(), vi.fn()]
  await render(<Screen shortcuts={{ n, 'Shift+d': upper, '?': help }} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('{Shift>}D{/Shift}')
  await userEvent.keyboard('?')
  expect([n, upper, help].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

test('Shortcuts > two keys > the second reaches nobody else', async () => {
  const [begin, newsletter, posts] = [vi.fn(), vi.fn(), vi.fn()]
  await render(
    <>
      <Screen shortcuts={{ 'g n': newsletter, 'g p': posts }} />
      <Layer shortcuts={{ n: begin }} />
    </>,
  )
  await userEvent.keyboard('gn')
  await userEvent.keyboard('gx')
  await userEvent.keyboard('p')
  expect([begin, newsletter, posts].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
})

test('Shortcuts > the one mounted last wins', async () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const screen = await render(
    <>
      <Layer shortcuts={{ j: first }} />
      <Layer shortcuts={{ j: last }} />
    </>,
  )
  await userEvent.keyboard('j')
  await screen.rerender(<Layer shortcuts={{ j: first }} />)
  await userEvent.keyboard('j')
  expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('Shortcuts > in a field > only those with Ctrl or ⌘', async () => {
  const [n, find] = [vi.fn(), vi.fn()]
  const screen = await render(<Screen shortcuts={{ n, 'mod+k': find }} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('n')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect([n, find].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  await expect.element(screen.getByRole('textbox')).toHaveValue('n')
})

test('Shortcuts > in a dialog > none, not even with Ctrl', async () => {
  const [n, find] = [vi.fn(), vi.fn()]
  const screen = await render(<Screen shortcuts={{ n, 'mod+k': find }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Inside' }))
  await userEvent.keyboard('n')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect([n, find].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('Shortcuts > Enter > is the button’s own', async () => {
  const open = vi.fn()
  const screen = await render(<Screen shortcuts={{ Enter: open }} />)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Press' }))
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledOnce()
})

test('Shortcuts > characters switched off > Esc, arrows and Ctrl stay', async () => {
  const keys = { n: vi.fn(), '/': vi.fn(), 'g p': vi.fn(), 'mod+k': vi.fn(), Escape: vi.fn(), 'Alt+ArrowUp': vi.fn() }
  await render(<Screen shortcuts={keys} hasCharacters={false} />)
  await userEvent.keyboard('n/gp{Escape}{Alt>}{ArrowUp}{/Alt}')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(Object.values(keys).map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 1, 1, 1])
})

function Typing({ hasField, shortcuts }: { hasField: boolean; shortcuts: Shortcuts }) {
  useShortcuts(shortcuts)
  return hasField ? <textarea aria-label="Answer" /> : <p>No field.</p>
}

async function typeIntoOneThatGoes(shortcuts: Shortcuts, last = '') {
  const screen = await render(<Typing hasField shortcuts={shortcuts} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard(`words${last}`)
  await screen.rerender(<Typing hasField={false} shortcuts={shortcuts} />)
  return screen
}

test('Shortcuts > a field that is taken away from under the fingers > what is typed on is no command', async () => {
  const [n, enter, people, find] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  await typeIntoOneThatGoes({ n, Enter: enter, 'g e': people, 'mod+k': find })
  await userEvent.keyboard('gen N{Enter}{Backspace}gegen')
  expect([n, enter, people].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  await userEvent.keyboard('{Control>}k{/Control}n')
  expect([n, find].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('Shortcuts > a field that goes by Escape, or is clicked away > the next key is a command', async () => {
  const n = vi.fn()
  const screen = await typeIntoOneThatGoes({ n }, '{Escape}')
  await userEvent.keyboard('n')
  expect(n).toHaveBeenCalledOnce()
  await screen.rerender(<Typing hasField shortcuts={{ n }} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('words')
  await screen.rerender(<Typing hasField={false} shortcuts={{ n }} />)
  await userEvent.click(screen.getByText('No field.'))
  await userEvent.keyboard('n')
  expect(n).toHaveBeenCalledTimes(2)
})

test('Shortcuts > a field that stays > is left by its own deed, and the next key is a command', async () => {
  const n = vi.fn()
  const screen = await render(<Typing hasField shortcuts={{ n }} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('words')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('n')
  expect(n).toHaveBeenCalledOnce()
})
