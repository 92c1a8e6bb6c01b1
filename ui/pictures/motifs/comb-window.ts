import { grain } from '../elements/grain.ts'
import { leaf } from '../elements/plants.ts'
import type { Motif } from '../sheet.ts'
import { circle, clipped, ellipse, facet, group, lines, type Point, path, polygon, rect, stroke } from '../svg.ts'

const cell = (x: number, y: number, radius: number): Point[] =>
  Array.from(
    { length: 6 },
    (_, index): Point => [x + Math.cos((index * Math.PI) / 3) * radius, y + Math.sin((index * Math.PI) / 3) * radius],
  )

export const combWindow: Motif = {
  width: 1200,
  height: 900,
  draw({ colour: c, chance }) {
    const radius = 172
    const cells: { x: number; y: number }[] = []
    for (let column = -1; column < 6; column++)
      for (let row = -1; row < 4; row++)
        cells.push({ x: 60 + column * radius * 1.5, y: 60 + row * radius * 1.732 + (column % 2 ? radius * 0.866 : 0) })
    const filled = [
      [1, 0, c.vermilion],
      [3, 2, c.clay],
      [4, 0, c.lamp],
      [0, 2, c.brick],
    ] as const
    const petals = (x: number, y: number, size: number, fill: string, half: string, heart: string) =>
      group([
        ...Array.from({ length: 9 }, (_, index) => leaf(x, y, index * 40 + 8, size, size * 0.52, fill, half)),
        circle(x, y, size * 0.3, heart),
        circle(x + size * 0.06, y + size * 0.06, size * 0.2, c.wine),
      ])
    const view = [
      rect(0, 0, 1200, 900, c.ochre),
      circle(900, 240, 330, c.lamp),
      facet('0,640 1200,480 1200,900 0,900', c.moss),
      facet('0,780 1200,640 1200,900 0,900', c.fern),
      stroke('M270 900C280 760 250 680 270 560', c.fern, 22),
      leaf(268, 760, -30, 210, 80, c.sage, c.moss),
      leaf(262, 820, -150, 230, 80, c.sage, c.moss),
      petals(270, 520, 230, c.paper, c.mist, c.ochre),
      stroke('M1010 900C1000 820 1040 760 1020 690', c.fern, 16),
      petals(1020, 670, 130, c.vermilion, c.brick, c.lamp),
      stroke('M700 900C690 860 710 830 700 800', c.fern, 12),
      petals(700, 790, 84, c.peach, c.clay, c.vermilion),
    ]
    const bee = group(
      [
        leaf(-10, -80, -128, 320, 150, c.mist, c.paper),
        leaf(30, -80, -92, 300, 140, c.paper, c.mist),
        clipped('M-220 20C-200 -90 -60 -120 60 -90C110 -70 110 70 60 90C-60 130 -200 110 -220 20Z', [
          rect(-240, -130, 400, 270, c.lamp),
          ...[-170, -90, -10].map((x) =>
            path(
              `M${x} -130C${x - 40} -40 ${x - 40} 60 ${x} 140H${x + 42}C${x + 4} 60 ${x + 4} -40 ${x + 42} -130Z`,
              c.ink,
            ),
          ),
          path('M-240 40C-160 110 20 90 120 30V140H-240Z', c.brick, 'opacity=".45"'),
        ]),
        ellipse(104, -6, 92, 92, c.wine),
        path('M40 -70A92 92 0 0 1 190 20C140 -20 90 -40 40 -70Z', c.clay),
        ellipse(206, 12, 62, 66, c.ink),
        ellipse(228, 2, 22, 34, c.vermilion),
        stroke(
          'M230 -46C240 -100 276 -120 310 -116M214 -50C210 -110 236 -140 262 -150',
          c.ink,
          9,
          'stroke-linecap="round"',
        ),
        stroke(
          'M60 80C60 130 30 150 40 190M110 84C120 130 100 160 116 196M0 90C-10 140 -50 150 -50 186',
          c.ink,
          12,
          'stroke-linecap="round"',
        ),
      ],
      'transform="translate(640 380) rotate(-14) scale(1.12)"',
    )
    return [
      ...view,
      ...filled.map(([column, row, fill]) =>
        polygon(
          cell(60 + column * radius * 1.5, 60 + row * radius * 1.732 + (column % 2 ? radius * 0.866 : 0), radius),
          fill,
          'opacity=".78"',
        ),
      ),
      path(
        cells.map(({ x, y }) => lines(cell(x, y, radius))).join(''),
        'none',
        `stroke="${c.ink}" stroke-width="16" stroke-linejoin="round"`,
      ),
      bee,
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
