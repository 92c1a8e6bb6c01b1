import { grain } from '../elements/grain.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { box, circle, clipped, facet, group, path, points, rect } from '../svg.ts'

const side = 200

/** One of five tiles, 200 by 200. */
function tile({ colour: c }: Sheet, kind: number, ground: string, ink: string, spot: string): string {
  const patterns = [
    [
      path('M0 0A100 100 0 0 0 100 100A100 100 0 0 0 200 0Z', ink),
      path('M0 200A100 100 0 0 1 100 100A100 100 0 0 1 200 200Z', ink),
      circle(100, 100, 30, spot),
    ],
    [
      facet('100,0 200,100 100,200 0,100', ink),
      facet('100,50 150,100 100,150 50,100', ground),
      circle(100, 100, 20, spot),
    ],
    [
      path('M0 0H200L100 100Z', ink),
      path('M0 200H200L100 100Z', ink),
      circle(100, 100, 44, spot),
      circle(100, 100, 22, ground),
    ],
    [
      path('M0 100A100 100 0 0 1 100 0V100ZM200 100A100 100 0 0 1 100 200V100Z', ink),
      path('M100 0A100 100 0 0 1 200 100H100ZM100 200A100 100 0 0 1 0 100H100Z', spot),
    ],
    [
      path(
        'M100 100C60 60 60 20 100 0C140 20 140 60 100 100ZM100 100C140 60 180 60 200 100C180 140 140 140 100 100ZM100 100C140 140 140 180 100 200C60 180 60 140 100 100ZM100 100C60 140 20 140 0 100C20 60 60 60 100 100Z',
        ink,
      ),
      circle(100, 100, 22, spot),
      ...points('0,0 200,0 0,200 200,200').map(([x, y]) => circle(x, y, 40, ink)),
    ],
  ]
  return clipped(box(0, 0, side, side), [
    rect(0, 0, side, side, ground),
    ...(patterns[kind] ?? []),
    facet('0,0 200,0 0,200', c.paper, 'opacity=".09"'),
  ])
}

export const tileWall: Motif = {
  width: 1200,
  height: 900,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const inks = [
      [c.paper, c.deep, c.vermilion],
      [c.deep, c.paper, c.ochre],
      [c.sky, c.navy, c.paper],
      [c.paper, c.blue, c.ochre],
      [c.navy, c.sky, c.vermilion],
    ] as const
    const marks: string[] = []
    let last = -1
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 7; column++) {
        if (row === 1 && column === 3) continue
        let kind = Math.floor(chance.between(0, 5))
        if (kind === last) kind = (kind + 1) % 5
        last = kind
        const [ground, ink, spot] = chance.pick(inks)
        const turn = chance.pick([0, 90])
        marks.push(
          group(
            [tile(sheet, kind, ground, ink, spot)],
            `transform="translate(${column * (side + 10)} ${row * (side + 10)}) rotate(${turn} 100 100)"`,
          ),
        )
      }
    const [gx, gy] = [3 * (side + 10), side + 10]
    const hole = clipped(box(gx, gy, side, side), [
      rect(gx, gy, side, side, c.ochre),
      rect(gx, gy + 116, side, 90, c.vermilion),
      rect(gx + 60, gy + 140, 60, 7, c.ochre),
      rect(gx + 120, gy + 166, 50, 7, c.ochre),
      path(
        `M${gx + 92} ${gy + 108}h86l-18 24h-52ZM${gx + 132} ${gy + 40}v60h40ZM${gx + 124} ${gy + 54}v46h-28Z`,
        c.paper,
      ),
      facet(
        `${gx},${gy} ${gx + side},${gy} ${gx + side},${gy + 34} ${gx + 34},${gy + 34} ${gx + 34},${gy + side} ${gx},${gy + side}`,
        c.wine,
      ),
    ])
    return [
      rect(0, 0, 1200, 900, c.mist),
      group([...marks, hole], 'transform="translate(-60 -150) rotate(-8 600 450) scale(1.06)"'),
      facet('0,0 460,0 0,620', c.navy, 'opacity=".2"'),
      // The last tile, in a hand.
      facet('700,900 1010,560 1290,800 1200,900', c.navy, 'opacity=".35"'),
      group(
        [tile(sheet, 4, c.paper, c.vermilion, c.navy), rect(0, 196, 200, 12, c.sand)],
        'transform="translate(806 494) rotate(14) scale(1.5)"',
      ),
      path(
        'M1220 760C1130 700 1080 700 1010 712C984 716 980 752 1010 758L1070 764C1040 780 1004 780 976 786C950 792 952 828 982 828L1050 826C1020 842 1000 844 984 852C964 864 974 892 1000 888C1040 884 1060 900 1100 920H1220Z',
        c.clay,
      ),
      path(
        'M1010 758L1070 764C1100 766 1130 790 1140 820C1110 800 1080 790 1050 794C1060 784 1066 776 1070 764Z',
        c.brick,
      ),
      path('M1130 706L1220 690V920H1090Z', c.moss),
      path('M1130 706L1090 920H1118L1156 702Z', c.sage),
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
