import { blob, group, type Point, points, round, stroke } from '../svg.ts'

export function pear(x: number, base: number, size: number, fill: string, shade: string, stem: string) {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, base + py * size])
  return group([
    blob(at(points('0,0 52,-14 62,-62 30,-112 8,-146 -18,-140 -34,-104 -62,-58 -50,-12')), fill),
    blob(at(points('6,-1 50,-14 62,-62 30,-112 24,-70 28,-30')), shade),
    stroke(
      `M${round(x - 4 * size)} ${round(base - 140 * size)}q${round(4 * size)} ${round(-24 * size)} ${round(18 * size)} ${round(-34 * size)}`,
      stem,
      6 * size,
      'stroke-linecap="round"',
    ),
  ])
}
