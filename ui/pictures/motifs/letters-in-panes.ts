import { grain } from '../elements/grain.ts'
import { ampersand, letters } from '../elements/letters.ts'
import type { Motif } from '../sheet.ts'
import { box, clipped, facet, group, rect } from '../svg.ts'

export const lettersInPanes: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const cells = [
      [0, 0, 560, 620, c.deep, letters.ë(c.paper, c.vermilion), 'translate(60 130) scale(1.2)'],
      [560, 0, 340, 400, c.ochre, letters.ß(c.navy), 'translate(580 70) scale(.84)'],
      [900, 0, 600, 400, c.sky, letters.œ(c.navy), 'translate(890 -120) scale(1.55)'],
      [0, 620, 560, 380, c.peach, ampersand(c.vermilion), 'translate(90 560) scale(1.02)'],
      [560, 400, 540, 600, c.navy, letters.ñ(c.sky, c.ochre), 'translate(590 560) scale(1.2)'],
      [1100, 400, 400, 600, c.paper, letters.à(c.deep, c.vermilion), 'translate(1112 536) scale(.96)'],
    ] as const
    return [
      ...cells.map(([x, y, w, h, ground, mark, at]) =>
        clipped(box(x, y, w, h), [
          rect(x, y, w, h, ground),
          group([mark], `transform="${at}"`),
          facet(`${x},${y} ${x + w * 0.42},${y} ${x},${y + h * 0.8}`, c.paper, 'opacity=".14"'),
        ]),
      ),
      rect(548, 0, 24, 1000, c.ink),
      rect(888, 0, 24, 400, c.ink),
      rect(1088, 400, 24, 600, c.ink),
      rect(0, 608, 560, 24, c.ink),
      rect(560, 388, 940, 24, c.ink),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
