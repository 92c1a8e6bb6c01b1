import { Canvas } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import { type Part, readParts } from './parts.ts'

/** Milliseconds between two looks: a story is drawn after its loaders, and anew with the toolbar and the window. */
const LOOK = 1000
/** CSS pixels that a number takes, with the air around it. */
const SIZE = 22

/** A component taken apart: its story with a number on each part, and what each measures, read from what is drawn. */
export function Anatomy({ of }: { of: unknown }) {
  const place = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<Part[]>([])
  useEffect(() => {
    const look = () => {
      const found = place.current ? partsIn(place.current) : []
      setParts((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <h2>Anatomy</h2>
      {/* What the story itself scrolls to lies beyond its window, and its number with it. */}
      <div ref={place} className="relative overflow-x-clip [overflow-clip-margin:0.75rem]">
        <Canvas of={of as never} sourceState="none" />
        {parts.map(({ name, x, y }, index) => (
          <span
            key={name}
            aria-hidden="true"
            className="-translate-1/2 pointer-events-none absolute z-10 grid size-5 place-items-center rounded-full bg-ink font-semibold text-[0.6875rem] text-paper tabular-nums"
            style={{ left: x, top: y }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ol className="border-line border-t">
        {parts.map(({ name, count, facts }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2rem_1fr] gap-y-1 border-line border-b py-3 md:grid-cols-[2rem_14rem_1fr]"
          >
            <span className="text-ink-soft tabular-nums">{index + 1}</span>
            <span className="font-medium">
              {name}
              {count > 1 && <span className="font-normal text-ink-soft"> × {count}</span>}
            </span>
            <span className="text-ink-soft text-sm tabular-nums max-md:col-start-2">{facts.join(' · ')}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Parts of the story in `place`, whether it is drawn in the page or in a frame, with their places in it. */
function partsIn(place: HTMLElement): Part[] {
  const frame = place.querySelector('iframe')
  const root = frame ? frame.contentDocument?.body : place.querySelector('[id^="story--"][id$="-inner"]')
  if (!root) return []
  const outer = place.getBoundingClientRect()
  // A frame's page begins where the frame does, and is scrolled within it.
  const inner = frame ? frame.getBoundingClientRect() : undefined
  const own = root.getBoundingClientRect()
  const [left, top] = [own.x + (inner?.x ?? 0) - outer.x, own.y + (inner?.y ?? 0) - outer.y]
  return apart(readParts(root).map((part) => ({ ...part, x: Math.round(part.x + left), y: Math.round(part.y + top) })))
}

/** No number lies on another: the later one goes to the next free place beside it. */
function apart(parts: Part[]): Part[] {
  const placed: Part[] = []
  for (const part of parts) {
    let { x } = part
    while (placed.some((other) => Math.abs(other.x - x) < SIZE && Math.abs(other.y - part.y) < SIZE)) x += SIZE
    placed.push({ ...part, x })
  }
  return placed
}
