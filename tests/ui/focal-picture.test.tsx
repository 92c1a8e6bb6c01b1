import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FocalPicture } from '#ui/primitives/staff/focal-picture.tsx'
import { render } from './render.tsx'

const told = vi.fn()

function Held({ start }: { start: { x: number; y: number } }) {
  const [point, setPoint] = useState(start)
  return (
    <FocalPicture
      label="Point"
      value={point}
      valueText={`${point.x} ${point.y}`}
      onValueChange={(next) => {
        told(next)
        setPoint(next)
      }}
    >
      <div style={{ width: 200, height: 100 }} />
    </FocalPicture>
  )
}

async function pointAt(x: number, y: number) {
  told.mockClear()
  const { container } = await render(<Held start={{ x, y }} />)
  const slider = container.querySelector<HTMLElement>('[role=slider]')
  if (!slider) throw new Error('There is no point')
  slider.focus()
  return slider
}

describe('the point of a picture', () => {
  it.each([
    ['{ArrowLeft}', '0.49 0.5'],
    ['{ArrowRight}', '0.51 0.5'],
    ['{ArrowUp}', '0.5 0.49'],
    ['{ArrowDown}', '0.5 0.51'],
    ['{Shift>}{ArrowRight}{/Shift}', '0.6 0.5'],
    ['{Shift>}{ArrowUp}{/Shift}', '0.5 0.4'],
  ])('goes with %s', async (keys, where) => {
    const slider = await pointAt(0.5, 0.5)
    await userEvent.keyboard(keys)
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(where)
  })

  it('stays inside', async () => {
    const slider = await pointAt(0.98, 0.02)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1 0')
  })

  it('leaves other keys, and those with Ctrl, alone', async () => {
    await pointAt(0.5, 0.5)
    await userEvent.keyboard('{Tab}x{Control>}{ArrowRight}{/Control}')
    expect(told).not.toHaveBeenCalled()
  })
})
