import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { circle, curve, facet, group, path, points, rect, stroke } from '../svg.ts'

interface Tints {
  sky: string
  sun: string
  far: string
  sea: string
  glint: string
  sail: string
  jib: string
  hull: string
}

function bay(t: Tints): string {
  const glints = Array.from({ length: 15 }, (_, index) =>
    rect(120 + ((index * 337) % 760), 690 + index * 30, 60 + ((index * 53) % 140), 7 + index * 0.5, t.glint),
  )
  return group([
    rect(0, 0, 1000, 700, t.sky),
    circle(300, 330, 130, t.sun),
    path(curve(points('-40,610 140,540 330,590 560,480 760,560 1040,470 1040,720 -40,720'), true), t.far),
    rect(0, 660, 1000, 600, t.sea),
    ...glints,
    facet('560,210 560,800 860,800', t.sail),
    facet('530,270 530,800 330,800', t.jib),
    stroke('M545 150V850', t.hull, 14),
    path('M290 826H890C850 930 780 950 700 950H430C370 950 320 900 290 826Z', t.hull),
  ])
}

export const phoneAsWindow: Motif = {
  width: 1000,
  height: 1200,
  draw({ colour: c, chance, theme }) {
    const night = theme === 'night'
    const outside = bay({
      sky: c.mist,
      sun: c.paper,
      far: c.sky,
      sea: c.sky,
      glint: c.mist,
      sail: c.paper,
      jib: c.mist,
      hull: c.blue,
    })
    const inside = bay({
      sky: c.ochre,
      sun: night ? c.lamp : c.paper,
      far: c.wine,
      sea: c.navy,
      glint: c.deep,
      sail: c.vermilion,
      jib: night ? c.lamp : c.peach,
      hull: c.ink,
    })
    const turn = 'transform="rotate(9 520 640)"'
    return [
      outside,
      rect(176, 0, 26, 1200, c.paper),
      rect(0, 196, 1000, 26, c.paper),
      rect(0, 1050, 1000, 160, c.deep),
      rect(0, 1050, 1000, 22, c.blue),
      facet('380,1110 760,1170 960,1170 700,1100', c.navy),
      group([rect(306, 226, 470, 900, c.navy, 'rx="58"'), rect(290, 220, 470, 900, c.ink, 'rx="58"')], turn),
      // The outline is rotated, the view inside is not.
      `<clipPath id="screen"><rect x="312" y="244" width="426" height="852" rx="38" ${turn}/></clipPath>`,
      group([inside], 'clip-path="url(#screen)"'),
      group(
        [rect(462, 262, 126, 26, c.ink, 'rx="13"'), facet('312,290 312,640 560,244 350,244', c.paper, 'opacity=".1"')],
        turn,
      ),
      grain(1000, 1200, c.paper, c.ink, chance),
    ]
  },
}
