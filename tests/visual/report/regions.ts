/** Pixels of a picture, one 32-bit number each. */
export interface Pixels {
  width: number
  height: number
  data: Uint32Array
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Pixels of a cell’s side: changes that lie closer than one cell are one region. */
const CELL = 8
/** What a person goes through; what is beyond is told by its number. */
export const MOST_REGIONS = 8

/** One pixel of a picture; what lies outside is no colour at all. */
export function at({ width, height, data }: Pixels, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0)
}

/** The boxes around what differs between two pictures, the largest first. */
export function changedRegions(before: Pixels, after: Pixels): Box[] {
  const columns = Math.ceil(Math.max(before.width, after.width) / CELL)
  const rows = Math.ceil(Math.max(before.height, after.height) / CELL)
  const waiting = changedCells(before, after, columns)
  const boxes: Box[] = []
  for (const first of waiting) {
    waiting.delete(first)
    const group = [first]
    for (const cell of group) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)]
      for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++)
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++)
          if (waiting.delete(y * columns + x)) group.push(y * columns + x)
    }
    boxes.push(shrink(before, after, around(group, columns)))
  }
  return boxes.toSorted((one, other) => other.width * other.height - one.width * one.height)
}

function changedCells(before: Pixels, after: Pixels, columns: number): Set<number> {
  const cells = new Set<number>()
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (at(before, x, y) !== at(after, x, y)) cells.add(Math.floor(y / CELL) * columns + Math.floor(x / CELL))
  return cells
}

function around(cells: number[], columns: number): Box {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
  for (const cell of cells) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    left = Math.min(left, column)
    top = Math.min(top, row)
    right = Math.max(right, column + 1)
    bottom = Math.max(bottom, row + 1)
  }
  return { x: left * CELL, y: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL }
}

/** To the pixels that differ themselves. */
function shrink(before: Pixels, after: Pixels, box: Box): Box {
  let [left, top, right, bottom] = [box.x + box.width, box.y + box.height, box.x, box.y]
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++)
      if (at(before, x, y) !== at(after, x, y)) {
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x + 1)
        bottom = Math.max(bottom, y + 1)
      }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
