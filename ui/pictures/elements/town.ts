import type { Sheet } from '../sheet.ts'
import { arch, circle, curve, facet, fade, type Point, path, points, rect } from '../svg.ts'
import { swallow } from './birds.ts'
import { hillside } from './houses.ts'

const clouds = (fill: string) => [
  path('M300 330C330 290 380 296 400 310C430 270 520 270 540 312C580 300 620 320 630 344H290Z', fill, 'opacity=".85"'),
  path(
    'M900 120C940 86 1000 96 1020 112C1060 84 1130 92 1150 120C1190 112 1220 130 1230 150H880Z',
    fill,
    'opacity=".85"',
  ),
]

const flock = (wing: string, throat: string) => [
  swallow(520, 130, 0.5, 0, wing, throat, -18),
  swallow(690, 86, 0.32, 2, wing, throat, -8),
  swallow(940, 306, 0.26, 1, wing, throat, 12),
]

export function town(sheet: Sheet, moon: Point = [0, 0]): string[] {
  const { colour: c, chance, theme } = sheet
  const night = theme === 'night'
  const sky = night ? fade(c.navy, c.mist) : fade(c.sky, c.cream)
  // None in front of the moon's dark side.
  const star = (x: number, y: number, size: number) =>
    Math.hypot(x - 1000 - moon[0], y - 118 - moon[1]) < 76 ? '' : circle(x, y, size, c.lamp)
  const stars = Array.from({ length: 46 }, () =>
    star(chance.between(240, 1200), chance.between(0, 300), chance.between(1, 2.6)),
  )
  const arches = [330, 560, 790, 1020].map((x) => path(arch(x, 1150, 190, 140), night ? c.ink : c.deep))
  return [
    sky.mark,
    rect(0, 0, 1200, 900, sky.fill),
    ...(night
      ? [
          ...stars,
          path('M984 66A62 62 0 1 0 1022 168A52 52 0 1 1 984 66Z', c.lamp, `transform="translate(${moon.join(' ')})"`),
        ]
      : [...clouds(c.paper), ...flock(c.ink, c.vermilion)]),
    path(
      curve(points('200,470 420,330 560,318 760,262 900,268 1010,330 1240,390 1240,900 200,900'), true),
      night ? c.deep : c.sky,
    ),
    path(
      `M180 620${curve(points('180,560 380,420 620,372 860,352 1060,420 1260,470')).replace('M', 'L')}V1200H180Z`,
      c.moss,
    ),
    facet(
      '560,384 560,330 600,330 600,350 700,344 700,310 752,306 752,340 860,336 860,318 900,318 900,372',
      night ? c.paper : c.sand,
    ),
    hillside(sheet, { left: 240, right: 1260, top: 470, bottom: 1080, far: 62, near: 168, rows: 7 }),
    rect(200, 1092, 1050, 300, night ? c.deep : c.blue),
    rect(200, 1092, 1050, 20, c.fern),
    rect(200, 1136, 1050, 90, night ? c.cream : c.sand),
    rect(200, 1128, 1050, 14, c.paper),
    ...arches,
  ]
}
