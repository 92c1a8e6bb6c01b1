import { grain } from '../elements/grain.ts'
import { panes, shadeAround, slant } from '../elements/light.ts'
import { leaf } from '../elements/plants.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { arch, box, circle, clipped, ellipse, facet, group, path, points, rect, stroke } from '../svg.ts'

function page({ colour: c }: Sheet): string {
  return group(
    [
      rect(18, 22, 560, 720, c.brick, 'opacity=".35"'),
      rect(0, 0, 560, 720, c.paper),
      rect(44, 48, 300, 58, c.ink),
      rect(44, 122, 214, 58, c.ink),
      rect(400, 48, 116, 132, c.vermilion),
      clipped(box(44, 224, 296, 300), [
        rect(44, 224, 296, 300, c.sky),
        path(arch(108, 272, 168, 270), c.deep),
        path(arch(192, 272, 84, 270), c.navy),
        rect(44, 480, 296, 60, c.moss),
      ]),
      rect(366, 224, 150, 140, c.sand),
      rect(366, 384, 150, 140, c.ochre),
      ...[560, 590, 620, 650].map((y, index) => rect(44, y, index === 3 ? 180 : 296, 10, c.navy)),
      ...[560, 590, 620].map((y) => rect(366, y, 150, 10, c.navy)),
    ],
    'transform="translate(150 250) rotate(-9)"',
  )
}

export const deskFromAbove: Motif = {
  width: 1000,
  height: 1200,
  draw(sheet) {
    const { colour: c, chance } = sheet
    return [
      rect(0, 0, 1000, 1200, c.ochre),
      ...[170, 392, 655, 900].map((x) => rect(x, 0, 5, 1200, c.clay, 'opacity=".5"')),
      group(
        [
          rect(12, 16, 420, 520, c.brick, 'opacity=".35"'),
          rect(0, 0, 420, 520, c.navy),
          rect(40, 40, 340, 210, c.deep),
          circle(210, 350, 70, c.vermilion),
          rect(40, 455, 200, 16, c.sky),
        ],
        'transform="translate(610 -110) rotate(14)"',
      ),
      group(
        [
          rect(10, 14, 360, 470, c.brick, 'opacity=".35"'),
          rect(0, 0, 360, 470, c.moss),
          ...[60, 150, 240].map((x) => rect(x, 60, 60, 350, c.sage)),
        ],
        'transform="translate(-190 880) rotate(8)"',
      ),
      page(sheet),
      // Cup, seen from straight above.
      ellipse(846, 898, 150, 150, c.brick, 'opacity=".35"'),
      circle(830, 880, 148, c.paper),
      circle(830, 880, 118, c.mist),
      circle(830, 880, 92, c.paper),
      circle(830, 880, 76, c.wine),
      path('M754 880A76 76 0 0 1 906 880C880 850 780 850 754 880Z', c.brick),
      stroke('M902 824L968 770', c.paper, 26, 'stroke-linecap="round"'),
      group(
        [
          rect(8, 10, 520, 34, c.brick, 'opacity=".35"'),
          rect(0, 0, 440, 34, c.vermilion),
          rect(0, 11, 440, 12, c.brick),
          facet('440,0 440,34 520,17', c.cream),
          facet('494,11.5 494,22.5 520,17', c.ink),
          rect(-40, 0, 44, 34, c.sky),
        ],
        'transform="translate(96 1136) rotate(-16)"',
      ),
      ...points('-30,66 8,40 44,70 78,96').map(([angle, tint], index) =>
        leaf(-40, 190 + tint, angle - 10, 300 - index * 20, 110, index % 2 ? c.moss : c.fern, c.fern),
      ),
      shadeAround(1000, 1200, panes(230, -60, 760, 1180, [0.38], [0.3, 0.68], 44, slant(-0.34, 300)), c.wine, 0.3),
      grain(1000, 1200, c.paper, c.ink, chance),
    ]
  },
}
