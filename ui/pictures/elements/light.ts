import { box, lines, type Point, path } from '../svg.ts'

/** The corners of each pane, through any mapping (a slant, a floor). */
export function panes(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: readonly number[],
  rows: readonly number[],
  gap: number,
  map: (point: Point) => Point = (point) => point,
): Point[][] {
  const xs = [0, ...columns, 1]
  const ys = [0, ...rows, 1]
  return ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).map((right, column) => {
      const l = x + (xs[column] ?? 0) * width + gap / 2
      const t = y + (ys[row] ?? 0) * height + gap / 2
      const r = x + right * width - gap / 2
      const b = y + bottom * height - gap / 2
      const corners: Point[] = [
        [l, t],
        [r, t],
        [r, b],
        [l, b],
      ]
      return corners.map(map)
    }),
  )
}

export function shadeAround(
  width: number,
  height: number,
  lit: readonly (readonly Point[])[],
  colour: string,
  opacity: number,
) {
  const holes = lit.map((corners) => lines(corners)).join('')
  return path(box(-10, -10, width + 20, height + 20) + holes, colour, `fill-rule="evenodd" opacity="${opacity}"`)
}

export const lightOn = (lit: readonly (readonly Point[])[], colour: string, opacity = 1) =>
  path(lit.map((corners) => lines(corners)).join(''), colour, `opacity="${opacity}"`)

export const slant =
  (lean: number, pivot = 0) =>
  ([x, y]: Point): Point => [x + (y - pivot) * lean, y]
