import { grain } from '../elements/grain.ts'
import { panes, shadeAround, slant } from '../elements/light.ts'
import type { Motif } from '../sheet.ts'
import { facet, group, path, rect, stroke } from '../svg.ts'

/** Not in any language: loops and arches along a line. */
const word = (x: number, y: number, shape: string) =>
  `M${x} ${y}` +
  [...shape]
    .map(
      (letter) =>
        ({
          l: 'c30 0 62 -130 34 -134s-26 134 16 134',
          e: 'c24 0 34 -52 16 -54s-34 54 6 54',
          n: 'c14 0 14 -46 30 -46s6 46 12 46c6 -30 14 -46 28 -46s4 46 24 46',
          i: 'c12 0 12 -50 18 -50s-2 50 22 50',
          g: 'c10 -60 -40 -60 -40 -24s36 26 40 -20c0 60 0 124 -30 124s-20 -60 50 -80',
        })[letter],
    )
    .join('')

const pen = 'stroke-linecap="round" stroke-linejoin="round"'

export const lineBecomesView: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const window = (x: number, y: number, width: number, height: number) =>
      group([
        rect(x, y, width, height, c.lamp),
        stroke(
          `M${x} ${y}h${width}v${height}h${-width}ZM${x + width / 2} ${y}v${height}M${x} ${y + height * 0.44}h${width}`,
          c.ink,
          9,
        ),
      ])
    return [
      rect(0, 0, 1500, 1000, c.paper),
      ...[176, 352, 528, 704, 880].map((y) => rect(0, y, 1500, 4, c.sky)),
      rect(120, 0, 6, 1000, c.vermilion, 'opacity=".55"'),
      stroke(word(176, 172, 'enlinel'), c.ink, 13, pen),
      stroke(word(640, 172, 'gleni'), c.ink, 13, pen),
      stroke(word(936, 172, 'inel'), c.ink, 13, pen),
      stroke(word(176, 348, 'linge'), c.ink, 13, pen),
      stroke(word(528, 348, 'eln'), c.ink, 13, pen),
      // Filled only where the line has closed a shape.
      path('M300 876V690L416 590L532 690V876Z', c.vermilion),
      path('M532 876V560H690V876Z', c.mist),
      path('M532 560L612 490L690 560Z', c.peach),
      stroke(
        `${word(176, 876, 'en')}H300V690L416 590L532 690V876H532V560L612 490L690 560V876H770C740 800 770 640 806 560C842 640 872 800 842 876C920 876 900 770 990 740C1010 734 1024 726 1034 714`,
        c.ink,
        13,
        pen,
      ),
      path('M770 876C740 800 770 640 806 560C842 640 872 800 842 876Z', c.moss),
      stroke('M770 876C740 800 770 640 806 560C842 640 872 800 842 876', c.ink, 13, pen),
      window(360, 724, 112, 100),
      window(574, 610, 74, 92),
      rect(580, 776, 62, 100, c.navy),
      // The pencil.
      facet('1034,722 1200,690 1520,520 1520,720 1300,770', c.navy, 'opacity=".18"'),
      group(
        [
          facet('0,0 176,-84 176,84', c.cream),
          facet('0,0 62,-29.5 62,29.5', c.ink),
          path('M176 -84C206 -60 206 -36 176 -28C212 -16 212 16 176 28C206 36 206 60 176 84H1400V-84Z', c.vermilion),
          path('M193 -28C212 -16 212 16 193 28H1400V-28Z', c.clay),
          path('M184 28C206 36 206 60 176 84H1400V28Z', c.brick),
        ],
        'transform="translate(1034 714) rotate(-42)"',
      ),
      shadeAround(1500, 1000, panes(-190, -60, 1560, 1180, [0.6], [0.5], 54, slant(0.3, 400)), c.blue, 0.24),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
