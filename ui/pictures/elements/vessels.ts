import { clipped, curve, group, type Point, path, points, rect } from '../svg.ts'

export type Profile = readonly (readonly [radius: number, height: number])[]

/** Mirrored from its profile (radius, height above the base). */
export function turned(
  x: number,
  base: number,
  profile: Profile,
  fill: string,
  shade: string,
  lit: 'left' | 'right' = 'left',
) {
  const right: Point[] = profile.map(([radius, height]) => [x + radius, base - height])
  const left: Point[] = [...profile].reverse().map(([radius, height]) => [x - radius, base - height])
  const outline = `${curve(right)}L${curve(left).slice(1)}Z`
  const reach = Math.max(...profile.map(([radius]) => radius)) + 4
  const top = Math.max(...profile.map(([, height]) => height))
  const from = lit === 'left' ? x + reach * 0.22 : x - reach
  return group([path(outline, fill), clipped(outline, [rect(from, base - top - 4, reach * 0.78, top + 8, shade)])])
}

export const profiles = {
  jug: points('62,0 98,60 104,120 74,205 52,250 66,292'),
  vase: points('44,0 92,90 84,170 38,232 34,262 52,282'),
  pot: [
    [62, 0],
    [88, 148],
  ],
  cup: points('34,0 66,40 74,96'),
  amphora: points('26,0 70,90 104,190 96,262 46,316 38,362 58,382'),
} satisfies Record<string, Profile>

export const sized = (profile: Profile, factor: number): Profile =>
  profile.map(([radius, height]) => [radius * factor, height * factor] as const)
