import { group, rect } from '../svg.ts'

interface Opening {
  x: number
  y: number
  width: number
  height: number
}

export function bars(
  opening: Opening,
  columns: readonly number[],
  rows: readonly number[],
  thickness: number,
  colour: string,
) {
  const { x, y, width, height } = opening
  return group([
    ...columns.map((at) => rect(x + at * width - thickness / 2, y, thickness, height, colour)),
    ...rows.map((at) => rect(x, y + at * height - thickness / 2, width, thickness, colour)),
  ])
}
