import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CommandPalette } from '#ui/blocks/staff/palette/command-palette.tsx'
import {
  type PaletteQuery,
  type PaletteResults,
  type PaletteSearch,
  readQuery,
} from '#ui/blocks/staff/palette/palette-results.ts'
import { render } from './render.tsx'

const results: PaletteResults = {
  posts: [
    {
      id: 'a',
      title: 'First',
      actions: [
        { id: 'edit', label: 'Edit' },
        { id: 'copy', label: 'Copy' },
      ],
    },
    { id: 'b', title: 'Second' },
  ],
  people: [{ id: 'c', title: 'Third' }],
}

const shown = (search: PaletteSearch, onChoose = vi.fn()) => (
  <CommandPalette open onOpenChange={() => {}} search={search} onChoose={onChoose} />
)

test('readQuery > the first character says where to look', () => {
  const wanted: [string, PaletteQuery][] = [
    [' budget ', { text: 'budget', scope: 'all' }],
    ['> write', { text: 'write', scope: 'do' }],
    ['@jo', { text: 'jo', scope: 'people' }],
    ['#', { text: '', scope: 'tags' }],
  ]
  expect(wanted.map(([written]) => readQuery(written))).toEqual(wanted.map(([, query]) => query))
})

test('CommandPalette > arrows > go from line to line and over the end, past what can be done', async () => {
  const screen = await render(shown(() => results))
  const lit = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
  await expect.element(screen.getByRole('option', { name: 'First' })).toHaveAttribute('aria-selected', 'true')
  const seen: (string | undefined)[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(lit())
  }
  expect(seen).toEqual(['Second', 'Third', 'First', 'Third', 'First', 'Edit', 'Second'])
})

test('CommandPalette > → and Enter > does what was chosen with the line', async () => {
  const onChoose = vi.fn()
  const screen = await render(shown(() => results, onChoose))
  await expect.element(screen.getByRole('option', { name: 'First' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(results.posts?.[0], results.posts?.[0]?.actions?.[1])
})

test('CommandPalette > an answer that comes too late is dropped', async () => {
  const answers = new Map<string, (results: PaletteResults) => void>()
  const signals = new Map<string, AbortSignal>()
  const screen = await render(
    shown(
      ({ text }, signal) =>
        new Promise((resolve) => {
          answers.set(text, resolve)
          signals.set(text, signal)
        }),
    ),
  )
  await userEvent.keyboard('a')
  await vi.waitFor(() => expect(answers.has('a')).toBe(true))
  await userEvent.keyboard('b')
  await vi.waitFor(() => expect(answers.has('ab')).toBe(true))
  expect(signals.get('a')?.aborted).toBe(true)
  answers.get('ab')?.({ posts: [{ id: 'new', title: 'New' }] })
  await expect.element(screen.getByRole('option', { name: 'New' })).toBeVisible()
  answers.get('a')?.({ posts: [{ id: 'old', title: 'Old' }] })
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 line found')
  await expect.element(screen.getByRole('option', { name: 'Old' })).not.toBeInTheDocument()
})
