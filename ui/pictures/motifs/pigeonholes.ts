import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { arch, box, circle, clipped, facet, group, path, rect } from '../svg.ts'

export const pigeonholes: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const columns = [40, 270, 520, 700, 1000, 1210, 1460]
    const rows = [40, 250, 480, 690]
    // x is the middle of a hole, y its floor.
    const parts: ((x: number, y: number) => string)[] = [
      (x, y) => path(`M${x - 70} ${y}A70 70 0 0 1 ${x + 70} ${y}Z`, c.vermilion),
      (x, y) =>
        group([
          rect(x - 80, y - 120, 60, 120, c.ochre),
          rect(x - 10, y - 120, 60, 120, c.ochre),
          rect(x + 34, y - 120, 16, 120, c.clay),
        ]),
      (x, y) => circle(x, y - 56, 56, c.sky),
      (x, y) => group([rect(x - 110, y - 52, 220, 52, c.cream), rect(x - 110, y - 110, 140, 52, c.peach)]),
      (x, y) => facet(`${x - 76},${y} ${x + 76},${y} ${x},${y - 130}`, c.ochre),
      (x, y) =>
        path(`${arch(x - 90, y - 150, 180, 150)}${arch(x - 45, y - 100, 90, 100)}`, c.paper, 'fill-rule="evenodd"'),
      (x, y) =>
        group([
          rect(x - 76, y - 150, 152, 150, c.deep),
          rect(x - 56, y - 130, 50, 50, c.lamp),
          rect(x + 6, y - 130, 50, 50, c.lamp),
          rect(x - 56, y - 70, 50, 50, c.lamp),
          rect(x + 6, y - 70, 50, 50, c.lamp),
        ]),
      (x, y) =>
        group(
          [0, 1, 2, 3].map((step) =>
            rect(x - 96 + step * 48, y - 40 * (step + 1), 50, 40 * (step + 1), step % 2 ? c.peach : c.clay),
          ),
        ),
      () => '',
      (x, y) =>
        group([
          circle(x - 62, y - 60, 60, c.vermilion),
          path(`M${x - 62} ${y - 120}A60 60 0 0 1 ${x - 62} ${y}Z`, c.brick),
          rect(x + 26, y - 180, 34, 180, c.sky),
        ]),
      (x, y) => path(`M${x - 72} ${y}V${y - 144}A144 144 0 0 1 ${x + 72} ${y}Z`, c.paper),
      (x, y) =>
        group([
          rect(x - 90, y - 44, 180, 44, c.vermilion),
          rect(x - 68, y - 88, 136, 44, c.peach),
          rect(x - 40, y - 132, 80, 44, c.vermilion),
        ]),
      (x, y) => group([rect(x - 30, y - 168, 60, 168, c.ochre), rect(x, y - 168, 30, 168, c.clay)]),
      (x, y) => path(`M${x - 100} ${y}A100 100 0 0 1 ${x + 100} ${y}H${x + 50}A50 50 0 0 0 ${x - 50} ${y}Z`, c.sky),
      (x, y) => rect(x - 62, y - 124, 124, 124, c.cream),
      (x, y) =>
        group(
          [0, 1, 2, 3, 4].map((index) => rect(x - 120 + index * 52, y - 150, 32, 150, index % 2 ? c.navy : c.paper)),
        ),
      (x, y) => path(`M${x - 60} ${y}V${y - 120}L${x + 60} ${y - 60}V${y}Z`, c.vermilion),
      () => '',
    ]
    const holes = rows.slice(1).flatMap((bottom, row) =>
      columns.slice(1).map((right, column) => {
        const [left, top] = [columns[column] ?? 0, rows[row] ?? 0]
        const [x, y, width, height] = [left + 9, top + 9, right - left - 18, bottom - top - 18]
        return clipped(box(x, y, width, height), [
          rect(x, y, width, height, c.fern),
          facet(
            `${x},${y} ${x + width},${y} ${x + width},${y + 34} ${x + 34},${y + 34} ${x + 34},${y + height} ${x},${y + height}`,
            c.ink,
            'opacity=".4"',
          ),
          rect(x, y + height - 12, width, 12, c.sage),
          parts[row * 6 + column]?.(x + width / 2 + 6, y + height - 10) ?? '',
        ])
      }),
    )
    return [
      rect(0, 0, 1500, 1000, c.moss),
      ...holes,
      rect(0, 800, 1500, 200, c.cream),
      rect(0, 800, 1500, 16, c.paper),
      facet('700,960 1180,960 900,1010 400,1010', c.sand),
      // The house, made of one part each.
      group(
        [
          rect(0, -250, 250, 250, c.paper),
          rect(250, -250, 210, 250, c.sky),
          rect(250, -250, 210, 250, c.deep, 'opacity=".25"'),
          facet('-30,-250 280,-250 125,-470', c.vermilion),
          facet('125,-470 280,-250 490,-250 335,-470', c.brick),
          path(arch(40, -150, 86, 150), c.navy),
          rect(158, -170, 60, 60, c.ochre),
          rect(300, -170, 110, 80, c.navy),
          rect(351, -170, 8, 80, c.sky),
          circle(125, -320, 32, c.paper),
          rect(352, -500, 48, 110, c.ochre),
          rect(376, -500, 24, 116, c.clay),
        ],
        'transform="translate(690 985) scale(1.3)"',
      ),
      path(`${arch(250, 780, 300, 190)}${arch(330, 860, 140, 110)}`, c.ochre, 'fill-rule="evenodd"'),
      path('M470 970V930A70 70 0 0 0 400 860V780A150 150 0 0 1 550 930V970Z', c.clay, 'opacity=".6"'),
      circle(1392, 880, 84, c.sky),
      path('M1392 796A84 84 0 0 1 1392 964Z', c.blue),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
