import type { Chance } from '../chance.ts'
import { group, rect } from '../svg.ts'

export function books(
  x: number,
  floor: number,
  width: number,
  height: number,
  tints: readonly string[],
  band: string,
  chance: Chance,
): string {
  const marks: string[] = []
  let at = x
  let last = ''
  while (at < x + width - 10) {
    if (chance.maybe(0.07)) {
      at += height * 0.25
      continue
    }
    const thick = Math.min(height * chance.between(0.09, 0.24), x + width - at)
    const tall = height * chance.between(0.66, 0.94)
    let tint = chance.pick(tints)
    if (tint === last) tint = chance.pick(tints)
    last = tint
    const lean = chance.maybe(0.08) ? `transform="rotate(-9 ${Math.round(at)} ${floor})"` : ''
    marks.push(rect(at, floor - tall, thick - 2, tall, tint, lean))
    if (chance.maybe(0.5)) marks.push(rect(at, floor - tall * 0.82, thick - 2, tall * 0.07, band, lean))
    at += thick
  }
  return group(marks)
}
