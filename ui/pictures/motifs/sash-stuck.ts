import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { facet, group, lines, path, points, rect } from '../svg.ts'

export const sashStuck: Motif = {
  width: 1000,
  height: 1000,
  draw({ colour: c, chance }) {
    const bricks = Array.from({ length: 15 }, (_, row) =>
      Array.from({ length: 7 }, (_, column) =>
        chance.maybe(0.3) ? rect(-90 + column * 170 + (row % 2) * 85, row * 68, 162, 60, c.blue) : '',
      ).join(''),
    )
    return [
      rect(0, 0, 1000, 1000, c.deep),
      ...bricks,
      rect(240, 60, 540, 800, c.paper),
      rect(290, 110, 440, 700, c.navy),
      path('M290 110H470C500 300 420 520 350 810H290Z', c.wine),
      path('M290 110H380C400 300 350 560 310 810H290Z', c.brick),
      group([
        rect(290, 110, 440, 250, c.paper),
        rect(318, 138, 182, 194, c.sky),
        rect(520, 138, 182, 194, c.sky),
        facet('318,332 318,240 410,138 480,138', c.mist),
        facet('520,332 520,280 650,138 702,138', c.mist),
      ]),
      group(
        [
          rect(296, 330, 428, 250, c.cream),
          rect(324, 358, 176, 194, c.mist),
          rect(520, 358, 176, 194, c.mist),
          facet('324,552 324,470 420,358 476,358', c.paper),
          rect(296, 556, 428, 34, c.sand),
        ],
        'transform="rotate(6 724 330)"',
      ),
      rect(240, 60, 50, 800, c.paper),
      rect(730, 60, 50, 800, c.cream),
      rect(200, 810, 620, 50, c.paper),
      rect(200, 860, 620, 26, c.navy),
      path(lines(points('390,560 640,600 620,776 372,736')), c.paper),
      path('M390 560L640 600L492 690Z', c.sand),
      path('M372 736L478 680L492 690L512 686L620 776Z', c.cream),
      facet('484,664 512,668 508,700 480,694', c.vermilion),
      facet('296,552 724,598 720,622 296,576', c.ink, 'opacity=".3"'),
      facet('0,0 420,0 0,520', c.ink, 'opacity=".25"'),
      grain(1000, 1000, c.paper, c.ink, chance),
    ]
  },
}
