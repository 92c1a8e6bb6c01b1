import { grain } from '../elements/grain.ts'
import { neighbour } from '../elements/neighbour.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { box, circle, clipped, ellipse, facet, group, path, rect, stroke, triples } from '../svg.ts'

const round = ({ colour: c }: Sheet, x: number, floor: number) =>
  group(
    [
      path('M0 0C-6 -88 122 -88 116 0Z', c.clay),
      path('M66 0C96 -26 92 -52 80 -63C108 -52 118 -24 116 0Z', c.brick),
      stroke('M26 -24L46 -52M50 -24L70 -52', c.cream, 7, 'stroke-linecap="round"'),
    ],
    `transform="translate(${x} ${floor})"`,
  )

const long = ({ colour: c }: Sheet, x: number, floor: number, tilt: number) =>
  group(
    [
      rect(-22, -190, 44, 210, c.clay, 'rx="22"'),
      path('M4 -190A22 22 0 0 1 22 -168V20H8Z', c.brick),
      ...[30, 66, 102, 138].map((at) => stroke(`M-12 ${at - 172}l22 -18`, c.cream, 7, 'stroke-linecap="round"')),
    ],
    `transform="translate(${x} ${floor}) rotate(${tilt})"`,
  )

export const bakeryBeforeDawn: Motif = {
  width: 1500,
  height: 1000,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const dark = (x: number) =>
      group([
        rect(x, -60, 150, 200, c.ink),
        rect(x + 71, -60, 8, 200, c.navy),
        rect(x, 20, 150, 8, c.navy),
        rect(x - 16, 140, 182, 18, c.deep),
      ])
    return [
      rect(0, 0, 1500, 1000, c.navy),
      facet('0,0 1500,0 1500,60 0,190', c.deep, 'opacity=".35"'),
      ...[60, 390, 720, 1050, 1380].map(dark),
      rect(0, 206, 1500, 20, c.deep),
      rect(0, 830, 1500, 180, c.ink),
      rect(290, 262, 1050, 576, c.vermilion),
      rect(290, 262, 1050, 30, c.brick),
      clipped(box(340, 330, 680, 430), [
        rect(340, 330, 680, 430, c.lamp),
        facet('340,330 1020,330 1020,410 340,560', c.ochre, 'opacity=".65"'),
        ...[352, 478, 604].map((x) => round(sheet, x, 516)),
        rect(340, 516, 390, 14, c.brick),
        ...[390, 452, 514, 576, 640].map((x, index) => long(sheet, x, 750, -9 + index * 5)),
        rect(340, 726, 390, 60, c.clay),
        rect(340, 726, 390, 12, c.brick),
        neighbour(868, 764, 176, { skin: c.peach, shade: c.clay, hair: c.wine, top: c.paper }, -1, 'crop'),
        // Cap and apron.
        path('M790 462C740 420 764 350 826 362C850 326 924 330 938 372C990 376 1000 436 952 470Z', c.paper),
        path('M790 458H950V480H790Z', c.sand),
        rect(730, 728, 300, 40, c.clay),
        rect(730, 728, 300, 12, c.brick),
      ]),
      rect(722, 330, 16, 430, c.vermilion),
      rect(316, 756, 728, 30, c.brick),
      // Door: blind half up.
      rect(1084, 330, 200, 508, c.brick),
      rect(1112, 360, 144, 300, c.lamp),
      rect(1112, 360, 144, 92, c.paper),
      rect(1112, 446, 144, 8, c.sand),
      circle(1108, 722, 11, c.ochre),
      // A pretzel: the sign must not be in any one language.
      rect(110, 286, 186, 12, c.ink),
      stroke('M164 298V340M244 298V340', c.ink, 6),
      circle(204, 420, 88, c.ochre),
      stroke(
        'M176 474C136 440 140 376 178 376C216 376 214 430 238 462M232 474C272 440 268 376 230 376C192 376 194 430 170 462',
        c.brick,
        15,
        'stroke-linecap="round"',
      ),
      rect(0, 830, 1500, 12, c.deep),
      facet('330,842 1030,842 1210,1010 60,1010', c.ochre),
      facet('1100,842 1268,842 1500,1010 1270,1010', c.ochre),
      ...triples('180,906,320 520,946,500 260,980,240 1230,950,210 720,880,240').map(([x, y, width]) =>
        rect(x, y, width, 8, c.lamp),
      ),
      group(
        [
          circle(0, 0, 92, 'none', `stroke="${c.ink}" stroke-width="11"`),
          circle(290, 0, 92, 'none', `stroke="${c.ink}" stroke-width="11"`),
          stroke(
            'M0 0L78 -140L214 -128L290 0M78 -140L124 0L214 -128M124 0H0M78 -140L68 -172M214 -128L202 -190L160 -200',
            c.ink,
            11,
            'stroke-linejoin="round" stroke-linecap="round"',
          ),
          rect(36, -184, 70, 16, c.ink, 'rx="8"'),
          circle(124, 0, 20, c.ink),
          rect(206, -206, 166, 92, c.clay),
          rect(206, -178, 166, 9, c.brick),
          rect(206, -148, 166, 9, c.brick),
          ellipse(252, -208, 44, 26, c.cream),
          ellipse(324, -206, 42, 22, c.peach),
          rect(206, -206, 166, 14, c.clay),
        ],
        'transform="translate(930 890)"',
      ),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
