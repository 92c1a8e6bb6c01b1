import { swallow } from '../elements/birds.ts'
import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { box, circle, clipped, facet, group, path, rect } from '../svg.ts'

export const birdInFrames: Motif = {
  width: 1000,
  height: 1200,
  draw({ colour: c, chance }) {
    const skies = [
      [c.peach, c.clay, c.paper],
      [c.cream, c.ochre, c.vermilion],
      [c.sky, c.blue, c.paper],
      [c.ochre, c.vermilion, c.paper],
      [c.deep, c.navy, c.lamp],
    ] as const
    const frames = skies.map(([sky, land, disc], index) => {
      const y = -160 + index * 326
      const noon = [300, 190, 70, 200, 110][index] ?? 100
      return clipped(box(70, y, 480, 296), [
        rect(70, y, 480, 296, sky),
        circle(160 + index * 80, y + noon, 52, disc),
        path(`M70 ${y + 300}V${y + 232}L210 ${y + 186}L330 ${y + 244}L430 ${y + 200}L550 ${y + 250}V${y + 300}Z`, land),
        swallow(150 + index * 84, y + 180 - index * 18, 0.98, index, index === 4 ? c.peach : c.ink, c.vermilion, -14),
      ])
    })
    const holes = Array.from({ length: 22 }, (_, index) => [
      rect(20, -220 + index * 81.5, 28, 40, c.moss, 'rx="5"'),
      rect(572, -220 + index * 81.5, 28, 40, c.moss, 'rx="5"'),
    ]).flat()
    const strip = [rect(0, -300, 620, 1900, c.ink), ...frames, ...holes]
    return [
      rect(0, 0, 1000, 1200, c.moss),
      facet('0,0 420,0 0,760', c.sage),
      facet('560,0 1000,0 1000,180 0,1200 0,1000', c.sage),
      group([rect(60, -300, 620, 1900, c.fern)], 'transform="translate(250 0) rotate(12 310 600)"'),
      group(strip, 'transform="translate(190 -10) rotate(12 310 600)"'),
      grain(1000, 1200, c.paper, c.ink, chance),
    ]
  },
}
