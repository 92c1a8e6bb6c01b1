import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { circle, facet, group, path, points, rect, stroke, triples } from '../svg.ts'

export const shuttersShut: Motif = {
  width: 1000,
  height: 1000,
  draw({ colour: c, chance }) {
    const shutter = (x: number) =>
      group([
        rect(x, 110, 226, 640, c.deep),
        ...points('134,268 430,290').map(([y, height]) =>
          group([
            rect(x + 24, y, 178, height, c.navy),
            ...Array.from({ length: Math.floor(height / 24) }, (_, index) =>
              rect(x + 24, y + 6 + index * 24, 178, 13, c.blue),
            ),
          ]),
        ),
      ])
    return [
      rect(0, 0, 1000, 1000, c.peach),
      facet('0,0 1000,0 1000,60 0,640', c.clay),
      rect(220, 60, 560, 700, c.paper),
      rect(220, 60, 560, 34, c.cream),
      shutter(266),
      shutter(508),
      rect(492, 110, 16, 640, c.ink),
      rect(450, 432, 100, 16, c.ochre),
      circle(500, 440, 20, c.ochre),
      facet('266,110 734,110 734,170 266,340', c.ink, 'opacity=".28"'),
      rect(170, 750, 660, 44, c.paper),
      rect(170, 794, 660, 26, c.clay),
      facet('200,820 830,820 760,900 130,900', c.clay, 'opacity=".6"'),
      // The cat.
      path(
        'M648 752C610 700 622 600 662 560C650 530 648 480 660 452L690 486H728L760 452C772 490 768 530 754 560C800 610 806 700 780 752Z',
        c.ink,
      ),
      stroke('M774 742C850 760 850 860 800 880C780 888 766 872 776 858', c.ink, 24, 'stroke-linecap="round"'),
      circle(688, 520, 9, c.lamp),
      circle(732, 520, 9, c.lamp),
      path('M704 540H716L710 548Z', c.vermilion),
      path('M690 752V690M730 752V690', 'none', `stroke="${c.navy}" stroke-width="6"`),
      // A climbing rose.
      stroke('M90 1000C60 860 140 800 96 660C80 600 120 560 112 500', c.fern, 12),
      ...triples('100,690,30 82,800,24 112,560,26 132,872,34').map(([x, y, r]) =>
        group([circle(x, y, r, c.vermilion), circle(x + 4, y + 4, r * 0.45, c.brick)]),
      ),
      ...points('70,740 130,640 124,780 80,600 90,910').map(([x, y]) =>
        path(`M${x} ${y}c30 -30 60 -10 62 6c-30 18 -50 12 -62 -6Z`, c.moss),
      ),
      grain(1000, 1000, c.paper, c.ink, chance),
    ]
  },
}
