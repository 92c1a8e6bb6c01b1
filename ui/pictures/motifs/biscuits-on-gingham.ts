import { grain } from '../elements/grain.ts'
import { panes, shadeAround, slant } from '../elements/light.ts'
import { mix } from '../palette.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { blob, circle, group, type Point, path, rect, round, stroke, triples } from '../svg.ts'

function biscuit({ colour: c, chance }: Sheet, x: number, y: number, radius: number, bitten: boolean): string {
  const ring = (count: number, reach: number) =>
    Array.from({ length: count }, (_, index): Point => {
      const turn = (index / count) * Math.PI * 2
      const wobble = reach * chance.between(0.955, 1.03)
      return [x + Math.cos(turn) * wobble, y + Math.sin(turn) * wobble]
    })
  const cracks = triples('-0.4,-0.5,0.2 0.3,0.42,-0.24 -0.62,0.2,0.16').map(
    ([dx, dy, bend]) =>
      `M${round(x + radius * dx)} ${round(y + radius * dy)}q${round(radius * 0.16)} ${round(radius * bend)} ${round(radius * 0.34)} ${round(radius * 0.04)}`,
  )
  const chips = Array.from({ length: 11 }, (_, index) => {
    const turn = index * 2.4
    const reach = radius * 0.74 * Math.sqrt((index + 0.6) / 11)
    const size = radius * chance.between(0.1, 0.19)
    return path(
      `M${round(x + Math.cos(turn) * reach)} ${round(y + Math.sin(turn) * reach)}l${round(size)} ${round(-size * 0.7)}l${round(size)} ${round(size * 0.6)}l${round(-size * 0.7)} ${round(size)}Z`,
      c.wine,
    )
  })
  return group([
    circle(x + 14, y + 18, radius * 1.04, c.deep, 'opacity=".35"'),
    blob(ring(15, radius), mix(c.clay, c.brick, 0.2)),
    blob(
      ring(13, radius * 0.9).map(([px, py]): Point => [px - radius * 0.05, py - radius * 0.06]),
      mix(c.ochre, c.clay, 0.5),
    ),
    stroke(cracks.join(''), mix(c.clay, c.brick, 0.3), radius * 0.045, 'stroke-linecap="round"'),
    ...chips,
    ...(bitten
      ? triples('0.82,-0.62,0.3 0.5,-0.92,0.34 1.0,-0.9,0.4 0.98,-0.28,0.24').map(([dx, dy, r]) =>
          circle(x + radius * dx, y + radius * dy, radius * r, c.paper),
        )
      : []),
  ])
}

export const biscuitsOnGingham: Motif = {
  width: 1500,
  height: 1000,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const bands = Array.from({ length: 13 }, (_, index) => index * 160 - 500)
    return [
      rect(0, 0, 1500, 1000, c.paper),
      group(
        [
          ...bands.map((at) => rect(at, -700, 80, 2400, c.moss, 'opacity=".55"')),
          ...bands.map((at) => rect(-500, at - 100, 2500, 80, c.moss, 'opacity=".55"')),
        ],
        'transform="rotate(-14 750 500)"',
      ),
      circle(674, 568, 494, c.navy, 'opacity=".4"'),
      circle(640, 520, 490, c.paper),
      circle(640, 520, 470, c.mist),
      circle(640, 520, 446, c.paper),
      biscuit(sheet, 500, 372, 172, false),
      biscuit(sheet, 800, 520, 172, true),
      biscuit(sheet, 500, 700, 172, false),
      // A glass of milk at the edge, from above.
      circle(1360, 214, 206, c.navy, 'opacity=".35"'),
      circle(1336, 180, 200, c.sky),
      circle(1336, 180, 168, c.paper),
      path('M1182 240A168 168 0 0 1 1400 26A210 210 0 0 0 1182 240Z', c.mist),
      ...triples('1120,640,15 1180,720,10 1090,770,8 1240,660,7 1010,250,9').map(([x, y, r]) =>
        circle(x, y, r, c.clay),
      ),
      shadeAround(1500, 1000, panes(420, -80, 1260, 1220, [0.46], [0.44], 62, slant(-0.42, 300)), c.navy, 0.3),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
