import { grain } from '../elements/grain.ts'
import { ampersand, letters } from '../elements/letters.ts'
import type { Motif } from '../sheet.ts'
import { box, clipped, group, polygon, rect } from '../svg.ts'

export const lettersInPanes: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const cells = [
      {
        x: 0,
        y: 0,
        w: 560,
        h: 620,
        ground: c.deep,
        mark: letters.ë(c.paper, c.vermilion),
        at: 'translate(60 130) scale(1.2)',
      },
      { x: 560, y: 0, w: 340, h: 400, ground: c.ochre, mark: letters.ß(c.navy), at: 'translate(580 70) scale(.84)' },
      { x: 900, y: 0, w: 600, h: 400, ground: c.sky, mark: letters.œ(c.navy), at: 'translate(890 -120) scale(1.55)' },
      {
        x: 0,
        y: 620,
        w: 560,
        h: 380,
        ground: c.peach,
        mark: ampersand(c.vermilion),
        at: 'translate(90 560) scale(1.02)',
      },
      {
        x: 560,
        y: 400,
        w: 540,
        h: 600,
        ground: c.navy,
        mark: letters.ñ(c.sky, c.ochre),
        at: 'translate(590 560) scale(1.2)',
      },
      {
        x: 1100,
        y: 400,
        w: 400,
        h: 600,
        ground: c.paper,
        mark: letters.à(c.deep, c.vermilion),
        at: 'translate(1112 536) scale(.96)',
      },
    ]
    return [
      ...cells.map(({ x, y, w, h, ground, mark, at }) =>
        clipped(box(x, y, w, h), [
          rect(x, y, w, h, ground),
          group([mark], `transform="${at}"`),
          polygon(
            [
              [x, y],
              [x + w * 0.42, y],
              [x, y + h * 0.8],
            ],
            c.paper,
            'opacity=".14"',
          ),
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
