import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { circle, ellipse, facet, group, rect, stroke } from '../svg.ts'

/** Barred and padlocked, and somebody is in all the same. */
export const barred: Motif = {
  width: 1000,
  height: 1500,
  draw({ colour: c, chance, theme }) {
    const night = theme === 'night'
    const shade = night ? c.ink : c.brick
    const slats = (x: number, y: number, height: number) =>
      group([
        rect(x, y, 222, height, c.navy),
        ...Array.from({ length: Math.floor(height / 26) }, (_, index) => rect(x, y + 8 + index * 26, 222, 14, c.blue)),
      ])
    const leaf = (x: number) =>
      group([rect(x, 230, 282, 880, c.deep), slats(x + 30, 262, 380), slats(x + 30, 684, 394)])
    const eyes = group([
      rect(236, 452, 222, 74, c.ink),
      facet('236,452 458,438 458,452 236,466', c.blue),
      facet('236,526 458,540 458,526 236,514', c.blue),
      ...[312, 384].flatMap((x) => [ellipse(x, 490, 24, 20, c.lamp), ellipse(x + 4, 490, 7, 18, c.ink)]),
    ])
    const bar = group([
      rect(120, 664, 760, 44, c.ink),
      rect(120, 664, 760, 10, night ? c.mist : c.navy),
      ...[170, 786].map((x) =>
        group([
          rect(x, 640, 44, 92, c.ink),
          circle(x + 22, 656, 6, night ? c.paper : c.mist),
          circle(x + 22, 716, 6, night ? c.paper : c.mist),
        ]),
      ),
    ])
    const padlock = group([
      stroke('M450 700V742A50 50 0 0 1 550 742V700', c.ink, 22),
      stroke('M456 700V744A44 44 0 0 1 544 744V700', night ? c.paper : c.mist, 7),
      rect(418, 748, 164, 140, c.ochre),
      facet('418,748 582,748 582,772 418,820', c.lamp),
      rect(418, 872, 164, 16, c.brick),
      circle(500, 806, 17, c.ink),
      facet('492,812 508,812 514,848 486,848', c.ink),
    ])
    // Not the right one: it lies outside, with its paper tag.
    const key = group(
      [
        stroke('M0 0H150M112 0V30M138 0V24', c.ochre, 17),
        circle(-34, 0, 34, 'none', `stroke="${c.ochre}" stroke-width="17"`),
        stroke('M-60 20C-110 60 -130 70 -166 66', c.ink, 4),
        facet('-166,40 -250,48 -276,74 -250,100 -166,92', night ? c.sand : c.paper),
        circle(-184, 66, 6, c.ink),
        stroke('M-246 64H-206M-246 78H-216', c.ink, 4),
      ],
      'transform="translate(640 1106) rotate(-4)"',
    )
    return [
      rect(0, 0, 1000, 1500, night ? c.wine : c.vermilion),
      facet('0,0 1000,0 1000,120 0,980', shade, 'opacity=".8"'),
      rect(150, 160, 700, 980, c.paper),
      rect(150, 160, 700, 40, c.cream),
      rect(206, 230, 588, 880, c.navy),
      leaf(206),
      leaf(512),
      rect(489, 230, 22, 880, c.ink),
      eyes,
      facet('206,230 794,230 794,320 206,610', c.ink, 'opacity=".26"'),
      bar,
      padlock,
      rect(100, 1132, 800, 54, c.paper),
      rect(100, 1186, 800, 30, shade),
      facet('130,1216 900,1216 820,1300 60,1300', shade, 'opacity=".55"'),
      key,
      grain(1000, 1500, c.paper, c.ink, chance, 150),
    ]
  },
}
