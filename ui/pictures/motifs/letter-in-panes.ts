import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { box, clipped, group, rect, stroke } from '../svg.ts'

const twoStoreyG = (colour: string, weight = 132) =>
  group([
    stroke('M470 130C330 130 230 230 230 370S330 610 470 610S710 510 710 370S610 130 470 130Z', colour, weight),
    stroke('M650 205C700 130 770 96 880 120', colour, weight * 0.82),
    stroke(
      'M330 590C250 640 240 730 330 762C430 796 620 770 720 830C830 900 800 1080 640 1120C520 1150 380 1146 290 1106C170 1050 190 900 330 850',
      colour,
      weight * 0.86,
      'stroke-linejoin="round"',
    ),
  ])

export const letterInPanes: Motif = {
  width: 1000,
  height: 1200,
  draw({ colour: c, chance }) {
    const columns = [0, 372, 760, 1000]
    const rows = [0, 300, 716, 1200]
    const inks = [
      [c.vermilion, c.paper],
      [c.navy, c.peach],
      [c.vermilion, c.navy],
      [c.peach, c.vermilion],
      [c.vermilion, c.navy],
      [c.sky, c.paper],
      [c.brick, c.peach],
      [c.paper, c.vermilion],
      [c.vermilion, c.wine],
    ] as const
    const cells = rows.slice(1).flatMap((bottom, row) =>
      columns.slice(1).map((right, column) => {
        const [left, top] = [columns[column] ?? 0, rows[row] ?? 0]
        const [ground, ink] = inks[row * 3 + column] ?? [c.paper, c.ink]
        const grown = row === 1 && column === 1 ? 'translate(-60 -40) scale(1.12)' : 'translate(-56 -40) scale(1.12)'
        return clipped(box(left, top, right - left, bottom - top), [
          rect(left, top, right - left, bottom - top, ground),
          group([twoStoreyG(ink)], `transform="${grown}"`),
        ])
      }),
    )
    return [
      ...cells,
      ...columns.slice(1, 3).map((x) => rect(x - 9, 0, 18, 1200, c.paper)),
      ...rows.slice(1, 3).map((y) => rect(0, y - 9, 1000, 18, c.paper)),
      grain(1000, 1200, c.paper, c.ink, chance),
    ]
  },
}
