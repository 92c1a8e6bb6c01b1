import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GatePanes } from '#ui/blocks/staff/editor/gate/gate.ts'
import { PublishGate } from '#ui/blocks/staff/editor/gate/publish-gate.tsx'
import { checked, gateArgs } from '../../stories/fixtures/staff/gate.ts'
import { render } from './render.tsx'

const draft = { state: 'draft', version: 3, hasChanges: false } as const
const waiting = { ...draft, state: 'scheduled', visibleFrom: Date.UTC(2026, 10, 12, 8) } as const
const ending = { ...draft, state: 'live', hasChanges: true, visibleUntil: Date.UTC(2026, 11, 24, 17) } as const

const gate = (panes: GatePanes) => (
  <PublishGate {...gateArgs} panes={panes} checks={checked([])} heading="Gate" close={undefined} />
)

const chosen = () => [...document.querySelectorAll<HTMLInputElement>('input[name="open"]')].map(({ value }) => value)
const from = () => page.getByLabelText(/^Opens/)
const until = () => page.getByLabelText(/^Taken down/)
const tick = (spoken: string) => page.getByRole('checkbox', { name: `Publish in ${spoken}` })

beforeEach(() => page.viewport(1280, 900))

describe('the gate', () => {
  test('leaves what waits for its time alone where another language opens now', async () => {
    await render(gate({ en: waiting, de: draft }))
    expect(chosen()).toEqual(['de'])
    await expect.element(page.getByRole('radio', { name: 'Now' })).toBeChecked()
  })

  test('asks which languages where their times differ, and takes the time of those that are chosen', async () => {
    await render(gate({ en: { ...waiting, hasChanges: true }, de: draft }))
    expect(chosen()).toEqual([])
    await tick('English').click()
    await expect.element(from()).toHaveValue('2026-11-12T09:00')
    await tick('German').click()
    await expect.element(from()).toHaveValue('')
    await expect.element(page.getByRole('button', { name: /^Schedule two languages/ })).toBeDisabled()
  })

  test('takes no end away that only some have', async () => {
    await render(gate({ en: ending, de: draft }))
    expect(chosen()).toEqual([])
    await tick('English').click()
    await expect.element(until()).toHaveValue('2026-12-24T18:00')
  })

  test('leaves each language the end that it has, until somebody types one or empties the field', async () => {
    const kept = () => document.querySelector('input[name="ends"]') !== null
    await render(gate({ en: ending, de: draft }))
    await tick('English').click()
    await tick('German').click()
    await expect.element(page.getByText(/^Empty: each language keeps its own time/)).toBeVisible()
    await expect.element(page.getByText('The page in English is taken down again')).toBeVisible()
    expect(kept()).toBe(true)
    await until().fill('2026-12-31T18:00')
    await expect.element(page.getByText('2 pages are taken down again')).toBeVisible()
    await until().fill('')
    await expect.element(page.getByText(/^Empty: it stays/)).toBeVisible()
    expect(kept()).toBe(false)
  })

  test('shows the time that a colleague has set since, beside what was typed', async () => {
    const screen = await render(gate({ en: draft }))
    await until().fill('2026-12-24T18:00')
    await screen.rerender(gate({ en: waiting }))
    await expect.element(from()).toHaveValue('2026-11-12T09:00')
    await expect.element(until()).toHaveValue('2026-12-24T18:00')
  })
})
