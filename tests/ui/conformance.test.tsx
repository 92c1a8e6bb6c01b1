import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import { storyTexts } from '../../.storybook/texts.ts'
import type { Probe, Row } from './conformance-row.ts'
import { exempt, rows } from './conformance-rows.tsx'
import { render } from './render.tsx'

const files = import.meta.glob<Record<string, unknown>>('/ui/primitives/**/*.tsx', { eager: true })

const components = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => ({ file, name })),
)

const inert: Probe = { ref: () => {}, className: 'probe', 'data-testid': 'probe', 'aria-details': 'details' }

const onServer = ({ element }: Row) =>
  renderToString(<I18nextProvider i18n={storyTexts('en')}>{element(inert)}</I18nextProvider>)

test('every component in ui/primitives has a row or a reason why not', () => {
  expect(components.filter(({ name }) => !(name in rows) && !(name in exempt))).toEqual([])
})

test('every row and every exception is about a component that exists', () => {
  const names = components.map(({ name }) => name)
  expect([...Object.keys(rows), ...Object.keys(exempt)].filter((name) => !names.includes(name))).toEqual([])
})

test('every file in ui/primitives exports a component', () => {
  expect(Object.keys(files).filter((path) => components.every(({ file }) => file !== path))).toEqual([])
})

describe.each(Object.entries(rows))('%s', (name, row) => {
  test('gives ref and attributes to one element, and the class to one, also in StrictMode', async () => {
    const ref = vi.fn<(element: Element | null) => void>()
    const screen = await render(row.element({ ...inert, ref }))
    await expect.element(screen.getByTestId('probe')).toBeInTheDocument()
    const element = screen.getByTestId('probe').element()
    expect(ref).toHaveBeenLastCalledWith(element)
    expect(element).toHaveAttribute('aria-details', 'details')
    expect(element.closest('[data-slot]')).toHaveAttribute('data-slot', slotOf(name))
    const [classed, ...others] = document.querySelectorAll('.probe')
    expect(others).toEqual([])
    expect(classed?.contains(element) || element.contains(classed ?? null)).toBe(true)
  })

  test('renders on the server and hydrates without a difference', async () => {
    const html = onServer(row)
    if (!row.isInBrowserOnly) expect(html).toContain('data-testid="probe"')

    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const ref = vi.fn<(element: Element | null) => void>()
    const onRecoverableError = vi.fn()
    const root = hydrateRoot(
      container,
      <I18nextProvider i18n={storyTexts('en')}>{row.element({ ...inert, ref })}</I18nextProvider>,
      { onRecoverableError },
    )
    await vi.waitFor(() => expect(ref).toHaveBeenCalled())
    root.unmount()
    container.remove()
    expect(onRecoverableError).not.toHaveBeenCalled()
  })
})

/** `IconButton` is called `icon-button`. */
function slotOf(name: string) {
  return name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
}
