import { at, type Box, type Pixels } from './regions.ts'

export interface Shift {
  x: number
  y: number
}

/** Pixels at which the search gives up: what moved further is found as gone here and there again. */
const FARTHEST = 80
const NEAR = 8
/** Places looked at in a region. */
const SAMPLES = 400
/** A movement counts when it explains this part of a region; all together, when they explain most of it. */
const WORTH = 0.12
const MOSTLY = 0.55

/** Where the colour jumps from one pixel to the next: what is drawn, whatever its colours. */
export function isEdge(picture: Pixels, x: number, y: number): boolean {
  const here = at(picture, x, y)
  return differs(here, at(picture, x - 1, y)) || differs(here, at(picture, x, y - 1))
}

function differs(one: number, other: number): boolean {
  if (one === other) return false
  const part = (byte: number) => Math.abs(((one >>> byte) & 255) - ((other >>> byte) & 255))
  return part(0) + part(8) + part(16) > 24
}

/** How far the things in a region moved, most of them first; none when movement does not explain the region. */
export function findShifts(before: Pixels, after: Pixels, box: Box): Shift[] {
  let places = changedEdges(before, after, box)
  const all = places.length
  if (all === 0) return []
  const shifts: Shift[] = []
  while (shifts.length < 4) {
    let best: { shift: Shift; left: Shift[] } | undefined
    for (const shift of candidates) {
      const left = places.filter(({ x, y }) => !isSamePatch(before, after, x, y, shift))
      if (!best || left.length < best.left.length) best = { shift, left }
    }
    if (!best || (places.length - best.left.length) / all < WORTH) break
    shifts.push(best.shift)
    places = best.left
  }
  return (all - places.length) / all >= MOSTLY ? shifts : []
}

/** The short ways first: of two that explain as much, the shorter is the right one. */
const candidates: Shift[] = [
  ...Array.from({ length: (2 * NEAR + 1) ** 2 }, (_, index) => ({
    x: (index % (2 * NEAR + 1)) - NEAR,
    y: Math.floor(index / (2 * NEAR + 1)) - NEAR,
  })),
  ...Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => [
    { x: index - FARTHEST, y: 0 },
    { x: 0, y: index - FARTHEST },
  ]).flat(),
]
  .filter(({ x, y }) => x !== 0 || y !== 0)
  .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

function changedEdges(before: Pixels, after: Pixels, box: Box): Shift[] {
  const places: Shift[] = []
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++)
      if (at(before, x, y) !== at(after, x, y) && isEdge(before, x, y)) places.push({ x, y })
  const step = Math.max(1, Math.floor(places.length / SAMPLES))
  return places.filter((_, index) => index % step === 0)
}

/** A patch of nine pixels: single ones are alike by chance. */
function isSamePatch(before: Pixels, after: Pixels, x: number, y: number, shift: Shift): boolean {
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++)
      if (at(before, x + right, y + down) !== at(after, x + right + shift.x, y + down + shift.y)) return false
  return true
}
