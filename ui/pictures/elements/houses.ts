import type { Sheet } from '../sheet.ts'
import { group, lines, path, polygon, rect } from '../svg.ts'
import { cypress, tree } from './plants.ts'

export function house({ colour: c, chance, theme }: Sheet, x: number, base: number, width: number, height: number) {
  const night = theme === 'night'
  const side = width * chance.between(0.2, 0.32)
  const front = width - side
  const eaves = base - height
  const jut = width * 0.035
  const middle = base - height * chance.between(0.42, 0.5)
  const wall = chance.pick([c.paper, c.paper, c.cream, c.sand])
  const count = Math.max(2, Math.round(front / (height * 0.2)))
  const step = front / count
  // Both themes draw the same lots, or the town would change between day and night.
  const glass = () => {
    const [lit, tone] = [chance.between(0, 1), chance.between(0, 1)]
    if (night) return lit < 0.74 ? (tone < 0.66 ? c.lamp : c.ochre) : c.navy
    return lit < 0.06 ? c.ochre : c.navy
  }
  const upper = Array.from({ length: count }, (_, index) =>
    rect(x + side + step * (index + 0.22), eaves + height * 0.1, step * 0.56, height * 0.27, glass()),
  )
  const lower = Array.from({ length: count }, (_, index) =>
    chance.maybe(0.45)
      ? rect(x + side + step * (index + 0.28), middle + height * 0.14, step * 0.44, height * 0.16, glass())
      : '',
  )
  const roof = height * 0.2
  return group([
    rect(x, eaves, width, height + 4, wall),
    rect(x, eaves, side, height + 4, night ? c.deep : c.mist),
    polygon(
      [
        [x - jut, eaves],
        [x + side, eaves],
        [x + side, middle],
        [x - jut, middle - height * 0.04],
      ],
      night ? c.blue : c.sky,
    ),
    rect(x + side, eaves, front + jut, middle - eaves, wall),
    rect(x + side, middle, front + jut, height * 0.045, night ? c.navy : c.sky),
    ...upper,
    ...lower,
    path(
      lines([
        [x - jut * 2.4, eaves],
        [x + side * 0.8, eaves - roof],
        [x + width - front * 0.24, eaves - roof],
        [x + width + jut * 2.4, eaves],
      ]),
      c.clay,
    ),
    path(
      lines([
        [x - jut * 2.4, eaves],
        [x + side * 0.8, eaves - roof],
        [x + side * 1.25, eaves],
      ]),
      c.brick,
    ),
    rect(x - jut * 2.4, eaves - 1, width + jut * 4.8, height * 0.03, night ? c.navy : c.brick),
  ])
}

export interface Slope {
  left: number
  right: number
  top: number
  bottom: number
  /** Height of a house in the farthest and in the nearest row. */
  far: number
  near: number
  rows: number
}

export function hillside(sheet: Sheet, slope: Slope): string {
  const { colour: c, chance } = sheet
  const marks: string[] = []
  for (let row = 0; row < slope.rows; row++) {
    const near = row / (slope.rows - 1)
    const height = slope.far + (slope.near - slope.far) * near ** 1.25
    const base = slope.top + (slope.bottom - slope.top) * near ** 1.1
    let x = slope.left - chance.between(0.1, 1) * height
    while (x < slope.right) {
      const width = height * chance.between(1.05, 1.75)
      const y = base + chance.between(-0.16, 0.16) * height
      marks.push(house(sheet, x, y, width, height * chance.between(0.85, 1.1)))
      x += width + height * chance.between(-0.05, 0.22)
      const plant = chance.between(0, 1)
      if (plant < 0.3) {
        marks.push(cypress(x, y + height * 0.2, height * chance.between(1, 1.6), c.moss, c.fern))
        x += height * 0.2
      } else if (plant < 0.5) {
        marks.push(tree(x, y + height * 0.12, height * 0.34, c.fern, c.moss, c.wine, chance))
        x += height * 0.26
      }
    }
  }
  return group(marks)
}
