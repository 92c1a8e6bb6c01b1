import { bentwoodChair, roundTable } from '../elements/furniture.ts'
import { grain } from '../elements/grain.ts'
import { lightOn, panes, slant } from '../elements/light.ts'
import { leaf } from '../elements/plants.ts'
import { profiles, sized, turned } from '../elements/vessels.ts'
import type { Motif } from '../sheet.ts'
import { box, clipped, ellipse, facet, group, lines, points, rect } from '../svg.ts'

export const twoChairs: Motif = {
  width: 900,
  height: 1200,
  draw({ colour: c, chance }) {
    const wall = panes(250, 70, 560, 640, [0.36], [0.24, 0.62], 30, slant(-0.28, 400))
    const floor = panes(180, 905, 500, 190, [0.36], [0.55], 24, slant(-1.1, 900))
    const shade = (x: number, y: number, rx: number) => ellipse(x, y, rx, 16, c.wine, 'opacity=".55"')
    return [
      rect(0, 0, 900, 900, c.fern),
      lightOn(wall, c.sage),
      clipped(
        wall.map((corners) => lines(corners)).join(''),
        points('-160,300 -140,260 -120,300 -185,250 -100,210 -170,340').map(([angle, length], index) =>
          leaf(760 - index * 44, 150 + index * 62, angle, length, 74, c.moss),
        ),
      ),
      rect(0, 876, 900, 30, c.moss),
      rect(0, 900, 900, 300, c.brick),
      clipped(box(0, 906, 900, 300), [lightOn(floor, c.clay)]),
      shade(196, 1092, 150),
      shade(706, 1092, 160),
      shade(452, 1066, 110),
      roundTable(452, 1064, 1.04, c.paper, c.ink),
      turned(424, 814, sized(profiles.vase, 0.46), c.sky, c.blue, 'right'),
      group([
        leaf(424, 690, -118, 150, 50, c.moss, c.sage),
        leaf(424, 690, -72, 190, 56, c.sage, c.moss),
        leaf(424, 690, -38, 120, 44, c.moss, c.sage),
      ]),
      facet('500,784 548,784 540,818 508,818', c.ochre),
      bentwoodChair(186, 1096, 1.42, c.vermilion, c.brick, 1),
      bentwoodChair(716, 1096, 1.42, c.ochre, c.clay, -1),
      grain(900, 1200, c.paper, c.ink, chance),
    ]
  },
}
