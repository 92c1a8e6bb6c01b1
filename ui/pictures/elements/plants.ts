import type { Chance } from '../chance.ts'
import { curve, group, type Point, path, round, stroke } from '../svg.ts'

/** Degrees: 0 is to the right, -90 up. */
export function leaf(x: number, y: number, angle: number, length: number, width: number, fill: string, half?: string) {
  const w = width / 2
  const upper = `M0 0C${round(length * 0.3)} ${round(-w * 1.3)} ${round(length * 0.7)} ${round(-w * 1.2)} ${round(length)} 0`
  const whole = `${upper}C${round(length * 0.7)} ${round(w * 1.2)} ${round(length * 0.3)} ${round(w * 1.3)} 0 0Z`
  const marks = [path(whole, fill)]
  if (half) marks.push(path(`${upper}Z`, half))
  return group(marks, `transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})"`)
}

export function sprig(
  points: readonly Point[],
  length: number,
  width: number,
  fill: string,
  half: string,
  stem: string,
) {
  const leaves = points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    const along = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
    const size = 1 - (index / points.length) * 0.45
    return [
      leaf(x, y, along - 48, length * size, width * size, fill, half),
      leaf(x, y, along + 48, length * size, width * size, half, fill),
    ]
  })
  const last = points.at(-1) ?? [0, 0]
  return group([
    stroke(curve(points), stem, width * 0.16, 'stroke-linecap="round"'),
    ...leaves,
    leaf(last[0], last[1], -80, length * 0.6, width * 0.55, fill, half),
  ])
}

export function cypress(x: number, base: number, height: number, fill: string, shade: string) {
  const w = height * 0.13
  const left = `M${round(x)} ${round(base - height)}C${round(x - w * 1.6)} ${round(base - height * 0.45)} ${round(x - w)} ${round(base)} ${round(x)} ${round(base)}`
  return group([
    path(
      `${left}C${round(x + w)} ${round(base)} ${round(x + w * 1.6)} ${round(base - height * 0.45)} ${round(x)} ${round(base - height)}Z`,
      fill,
    ),
    path(`${left}Z`, shade),
  ])
}

export function tree(
  x: number,
  base: number,
  radius: number,
  fill: string,
  light: string,
  trunk: string,
  chance: Chance,
) {
  const crown = Array.from({ length: 9 }, (_, index): Point => {
    const turn = (index / 9) * Math.PI * 2
    const reach = radius * chance.between(0.86, 1.12)
    return [x + Math.cos(turn) * reach, base - radius * 1.5 + Math.sin(turn) * reach * 1.1]
  })
  const lit = crown.map(
    ([px, py]): Point => [
      x + radius * 0.28 + (px - x) * 0.62,
      base - radius * 1.68 + (py - base + radius * 1.5) * 0.62,
    ],
  )
  return group([
    stroke(`M${round(x)} ${round(base)}V${round(base - radius * 1.2)}`, trunk, radius * 0.2),
    path(curve(crown, true), fill),
    path(curve(lit, true), light),
  ])
}
