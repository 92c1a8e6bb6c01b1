import { grain } from '../elements/grain.ts'
import { neighbour } from '../elements/neighbour.ts'
import { leaf } from '../elements/plants.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { box, circle, clipped, facet, group, path, rect } from '../svg.ts'

function heap(x: number, base: number, across: number, radius: number, fill: string, shade: string): string {
  const marks: string[] = []
  for (let row = 3; row >= 0; row--)
    for (let index = 0; index < across - row; index++) {
      const [cx, cy] = [x + (index + row / 2) * radius * 1.9 + radius, base - radius - row * radius * 1.5]
      marks.push(
        circle(cx, cy, radius, fill),
        path(
          `M${cx - radius * 0.5} ${cy + radius * 0.86}A${radius} ${radius} 0 0 0 ${cx + radius * 0.86} ${cy - radius * 0.5}A${radius * 1.2} ${radius * 1.2} 0 0 1 ${cx - radius * 0.5} ${cy + radius * 0.86}Z`,
          shade,
        ),
      )
    }
  return group(marks)
}

function aubergines({ colour: c }: Sheet, x: number, y: number): string {
  return group(
    [0, 1, 2, 3].map((index) =>
      group(
        [
          path('M0 0C60 -20 150 -30 190 20C210 70 150 96 100 70C60 50 20 40 0 0Z', index % 2 ? c.wine : c.navy),
          path('M0 0C-20 -30 20 -40 44 -8C30 10 10 12 0 0Z', c.moss),
        ],
        `transform="translate(${x + index * 66} ${y - (index % 2) * 46}) rotate(${index % 2 ? -16 : 10})"`,
      ),
    ),
  )
}

export const marketAwning: Motif = {
  width: 1500,
  height: 1000,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const stripes = Array.from({ length: 11 }, (_, index) => {
      const [left, right] = [-120 + index * 160, 40 + index * 160]
      const [topLeft, topRight] = [750 + (left - 750) * 0.72, 750 + (right - 750) * 0.72]
      const fill = index % 2 ? c.paper : c.vermilion
      const under = index % 2 ? c.mist : c.brick
      return group([
        facet(`${topLeft},-20 ${topRight},-20 ${right},330 ${left},330`, fill),
        path(`M${left} 330H${right}V386A80 62 0 0 1 ${left} 386Z`, under),
      ])
    })
    const crate = (x: number, width: number) =>
      group([
        rect(x, 800, width, 210, c.ochre),
        rect(x, 868, width, 12, c.clay),
        rect(x, 940, width, 12, c.clay),
        rect(x + width - 30, 800, 30, 210, c.clay),
        rect(x, 800, 30, 210, c.sand),
      ])
    const price = (x: number, y: number, tilt: number) =>
      group(
        [
          rect(-4, 0, 8, 150, c.ink),
          rect(-66, -64, 132, 92, c.paper),
          rect(-44, -40, 60, 12, c.ink),
          rect(-44, -12, 88, 12, c.vermilion),
        ],
        `transform="translate(${x} ${y}) rotate(${tilt})"`,
      )
    return [
      rect(0, 0, 1500, 1000, c.navy),
      rect(0, 380, 1500, 300, c.deep),
      facet('0,320 1500,320 1500,520 0,400', c.ink, 'opacity=".5"'),
      clipped(box(0, 300, 1500, 520), [
        neighbour(1180, 850, 216, { skin: c.peach, shade: c.clay, hair: c.ink, top: c.sage }, -1, 'bun'),
      ]),
      rect(96, 300, 26, 720, c.cream),
      rect(1384, 300, 26, 720, c.cream),
      ...stripes,
      heap(-80, 830, 7, 56, c.vermilion, c.brick),
      ...[90, 250, 420].map((x, index) => leaf(x, 560 + index * 26, -60 + index * 40, 80, 34, c.moss, c.fern)),
      heap(560, 830, 6, 44, c.ochre, c.clay),
      aubergines(sheet, 1110, 790),
      crate(-40, 560),
      crate(540, 500),
      crate(1060, 520),
      price(330, 690, -5),
      price(850, 720, 4),
      price(1420, 700, -3),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
