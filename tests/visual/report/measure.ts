import type { Part } from './parts.ts'
import { at, type Box, changedRegions, MOST_REGIONS, type Pixels } from './regions.ts'
import { findShifts, isEdge } from './shifts.ts'

/** What can be said of a change by its pixels: moved, coloured otherwise, other letters, or drawn otherwise. */
export type Reason = 'layout' | 'colour' | 'text' | 'drawing'

export interface Region extends Box {
  reason: Reason
  /** As measured: how far, which colours, which words. */
  words: string
  /** The smallest named element around it, by its `data-slot`. */
  element?: string
}

/** From so many of a hundred lines on, what is drawn is still the same and only its colours changed. */
const SAME_LINES = 0.9
/** From this part of its changed pixels on, a region is its text. */
const MOSTLY = 0.6

/** Looks at every place where two pictures differ and says why, from the pixels and from where the page’s words are. */
export function measure(before: Pixels, after: Pixels, parts: Part[]): { regions: Region[]; more: number } {
  const boxes = changedRegions(before, after)
  const regions = boxes.slice(0, MOST_REGIONS).map((box) => ({ ...box, ...reasonFor(before, after, box, parts) }))
  const height = after.height - before.height
  const width = after.width - before.width
  const grown = [
    ...(height ? [`${Math.abs(height)} px ${height > 0 ? 'higher' : 'lower'}`] : []),
    ...(width ? [`${Math.abs(width)} px ${width > 0 ? 'wider' : 'narrower'}`] : []),
  ].join(', ')
  if (grown) {
    const whole = { x: 0, y: 0, width: after.width, height: after.height }
    regions.unshift({ ...whole, reason: 'layout', words: `the whole picture is ${grown}` })
  }
  return { regions, more: Math.max(0, boxes.length - MOST_REGIONS) }
}

function reasonFor(before: Pixels, after: Pixels, box: Box, parts: Part[]): Omit<Region, keyof Box> {
  const element = smallestAround(box, parts)
  const named = element === undefined ? {} : { element }
  if (linesKept(before, after, box) >= SAME_LINES)
    return { reason: 'colour', words: colourChanges(before, after, box), ...named }
  const shifts = findShifts(before, after, box)
  if (shifts.length > 0) return { reason: 'layout', words: `moved ${shifts.map(shiftWords).join(', then ')}`, ...named }
  const texts = parts.filter((part) => part.kind === 'text' && overlap(part, box) > 0)
  if (texts.length > 0 && changedWithin(before, after, box, texts) >= MOSTLY) {
    const names = [...new Set(texts.map(({ name }) => name))]
    return { reason: 'text', words: `now “${names.slice(0, 2).join('”, “')}”${names.length > 2 ? ' …' : ''}`, ...named }
  }
  return { reason: 'drawing', words: 'something is drawn that was not, or not any more', ...named }
}

function shiftWords({ x, y }: { x: number; y: number }): string {
  return [
    ...(x ? [`${Math.abs(x)} px to the ${x > 0 ? 'right' : 'left'}`] : []),
    ...(y ? [`${Math.abs(y)} px ${y > 0 ? 'down' : 'up'}`] : []),
  ].join(' and ')
}

/** The part of all lines that is in both pictures at the same place. */
function linesKept(before: Pixels, after: Pixels, box: Box): number {
  let [both, either] = [0, 0]
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const [was, is] = [isEdge(before, x, y), isEdge(after, x, y)]
      if (was && is) both++
      if (was || is) either++
    }
  return either === 0 ? 1 : both / either
}

/** The two changes of colour that most pixels made. */
function colourChanges(before: Pixels, after: Pixels, box: Box): string {
  const counts = new Map<string, number>()
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const [was, is] = [at(before, x, y), at(after, x, y)]
      if (was === is) continue
      const change = `${hex(was)} is now ${hex(is)}`
      counts.set(change, (counts.get(change) ?? 0) + 1)
    }
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 2)
  return most.map(([change]) => change).join(', ')
}

/** Bytes stand in a number as red, green, blue, alpha from its low end. */
function hex(pixel: number): string {
  const bytes = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function changedWithin(before: Pixels, after: Pixels, box: Box, parts: Part[]): number {
  let [within, all] = [0, 0]
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      if (at(before, x, y) === at(after, x, y)) continue
      all++
      if (parts.some((part) => x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height))
        within++
    }
  return all === 0 ? 0 : within / all
}

function smallestAround(box: Box, parts: Part[]): string | undefined {
  const area = (part: Box) => part.width * part.height
  return parts
    .filter((part) => part.kind === 'element' && overlap(part, box) >= MOSTLY * area(box))
    .toSorted((one, other) => area(one) - area(other))[0]?.name
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}
