import { grain } from '../elements/grain.ts'
import { figure } from '../elements/people.ts'
import type { Motif } from '../sheet.ts'
import { clipped, facet, group, path, rect, stroke, triples } from '../svg.ts'

export const gableAndPeaks: Motif = {
  width: 1200,
  height: 900,
  draw({ colour: c, chance }) {
    const boards = Array.from({ length: 8 }, (_, index) =>
      stroke(`M${-190 + index * 36} 900L${390 + index * 26} -60`, c.clay, 5),
    )
    const far = Array.from({ length: 8 }, (_, index) =>
      stroke(`M${1390 - index * 36} 900L${810 - index * 26} -60`, c.brick, 5),
    )
    const fir = (x: number, y: number, size: number) =>
      group(
        [facet('0,-110 30,0 -30,0', c.fern), facet('0,-110 30,0 4,0', c.ink, 'opacity=".35"')],
        `transform="translate(${x} ${y}) scale(${size})"`,
      )
    return [
      rect(0, 0, 1200, 900, c.sand),
      facet('600,-40 1240,-40 1240,900 1040,900', c.clay),
      ...boards,
      ...far,
      clipped('M600 20L1056 790H144Z', [
        rect(0, 0, 1200, 900, c.sky),
        facet('600,0 760,0 1100,560 820,420', c.mist),
        facet('60,800 352,392 470,520 600,800', c.paper),
        facet('352,392 470,520 600,800 420,800 396,640 420,560 372,500', c.blue),
        facet('300,820 640,206 760,330 1010,700 1080,820', c.paper),
        facet('640,206 760,330 1010,700 1080,820 760,820 700,660 742,560 668,470 690,380 636,310', c.deep),
        facet('690,380 724,420 706,470 668,470', c.paper),
        facet('742,560 800,600 770,680 700,660', c.paper),
        facet('60,640 300,610 520,690 760,640 1160,700 1160,900 60,900', c.mist),
        facet('60,720 420,680 620,740 900,700 1160,760 1160,900 60,900', c.paper),
        ...triples('300,712,0.8 338,730,1.1 262,740,1.3 846,730,1 890,742,0.7 930,760,1.2 500,724,0.6').map(
          ([x, y, size]) => fir(x, y, size),
        ),
        group(
          [
            facet('0,0 50,-90 100,0', c.vermilion),
            rect(34, -44, 32, 44, c.lamp),
            facet('50,-90 100,0 150,0 100,-90', c.brick),
            rect(96, -118, 14, 40, c.ink),
          ],
          'transform="translate(640 742)"',
        ),
        path('M676 742L700 742C740 770 660 780 640 900H560C600 780 700 780 676 742Z', c.sky),
      ]),
      rect(590, 0, 20, 800, c.ink),
      facet('322,476 878,476 890,496 310,496', c.ink),
      stroke('M600 486L428 790', c.ink, 13),
      path('M600 -40L1116 830H84ZM600 20L144 790H1056Z', c.ink, 'fill-rule="evenodd"'),
      rect(0, 800, 1200, 110, c.brick),
      facet('170,800 570,800 470,910 -40,910', c.peach),
      facet('630,800 1030,800 1120,910 620,910', c.peach),
      figure(420, 872, 330, { coat: c.ochre, legs: c.navy, skin: c.clay, hair: c.ink }, 0.015),
      rect(1096, -20, 40, 600, c.ink),
      rect(1010, 570, 230, 250, c.ink),
      rect(1044, 640, 160, 110, c.vermilion),
      rect(1066, 672, 116, 78, c.ochre),
      facet('1080,750 1104,690 1126,730 1146,684 1170,750', c.lamp),
      rect(1030, 820, 22, 50, c.ink),
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
