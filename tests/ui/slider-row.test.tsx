import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SliderRow } from '#ui/primitives/slider-row.tsx'
import { render, type Screen } from './render.tsx'

const onLink = vi.fn()

async function show(paneWidth = 240) {
  const onIndexChange = vi.fn()
  onLink.mockClear()
  const screen = await render(
    <div style={{ width: 500 }}>
      <SliderRow
        label="Process"
        previousLabel="Previous"
        nextLabel="Next"
        paneClassName=""
        onIndexChange={onIndexChange}
      >
        {['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
          <div key={name} style={{ width: paneWidth, height: 160 }}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                onLink(name)
              }}
            >
              {name}
            </a>
          </div>
        ))}
      </SliderRow>
    </div>,
  )
  return { screen, onIndexChange, row: screen.getByRole('group', { name: 'Process' }).element() }
}

function current(screen: Screen) {
  return [...screen.container.querySelectorAll('[data-slot="slider-pane"]')].findIndex((pane) =>
    pane.hasAttribute('data-current'),
  )
}

/** How far a pane begins from the left edge of the row, as it is scrolled now. */
function offsetOf(screen: Screen, place: number) {
  const pane = screen.container.querySelectorAll('[data-slot="slider-pane"]')[place]
  const row = screen.getByRole('group', { name: 'Process' }).element()
  return (pane?.getBoundingClientRect().left ?? Number.NaN) - row.getBoundingClientRect().left
}

test('SliderRow > keyboard > arrows move by one, End and Home to the ends', async () => {
  const { screen, onIndexChange, row } = await show()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(row)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => Math.abs(offsetOf(screen, 1))).toBeLessThan(2)
  await userEvent.keyboard('{End}')
  await expect.poll(() => row.scrollLeft + row.clientWidth).toBeCloseTo(row.scrollWidth, -1)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => current(screen)).toBe(3)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => row.scrollLeft).toBe(0)
  expect(onIndexChange.mock.calls).toEqual([[1], [4], [3], [0]])
})

test('SliderRow > keyboard > keys pressed on a link inside stay with the link', async () => {
  const { screen } = await show()
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}')
  await expect.element(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  expect(current(screen)).toBe(0)
})

test('SliderRow > buttons > reach every pane and keep the focus at the end', async () => {
  const { screen } = await show()
  const next = screen.getByRole('button', { name: 'Next' })
  for (const place of [1, 2, 3, 4]) {
    await userEvent.click(next)
    await expect.poll(() => current(screen)).toBe(place)
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await expect.poll(() => current(screen)).toBe(3)
})

test('SliderRow > buttons > work where everything fits and nothing scrolls', async () => {
  const { screen, row } = await show(80)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await expect.poll(() => current(screen)).toBe(1)
  expect(row.scrollLeft).toBe(0)
})

test('SliderRow > scrolled by touch or wheel > the first pane in view becomes the current one', async () => {
  const { screen, row } = await show()
  row.scrollTo({ left: 482, behavior: 'instant' })
  await expect.poll(() => current(screen)).toBe(2)
})

test('SliderRow > dragged with the mouse > moves, comes to rest at a pane, and clicks no link', async () => {
  const { screen, row } = await show()
  await userEvent.dragAndDrop(screen.getByRole('link', { name: 'Two' }), screen.getByRole('link', { name: 'One' }))
  await expect.poll(() => current(screen)).toBeGreaterThan(0)
  await expect.poll(() => row.hasAttribute('data-settling')).toBe(false)
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
  expect(isAtEnd || Math.abs(offsetOf(screen, current(screen))) < 2).toBe(true)
  expect(onLink).not.toHaveBeenCalled()
})

test('SliderRow > after a drag > a click on a link counts again', async () => {
  const { screen } = await show()
  const two = screen.getByRole('link', { name: 'Two' })
  await userEvent.dragAndDrop(two, screen.getByRole('link', { name: 'One' }))
  await userEvent.click(two)
  expect(onLink.mock.calls).toEqual([['Two']])
})

test('SliderRow > pressed with an unsteady hand > clicks the link', async () => {
  const { screen, row } = await show()
  const one = screen.getByRole('link', { name: 'One' })
  await userEvent.dragAndDrop(one, one, { sourcePosition: { x: 4, y: 8 }, targetPosition: { x: 8, y: 8 } })
  expect(onLink.mock.calls).toEqual([['One']])
  expect(row.scrollLeft).toBe(0)
})
