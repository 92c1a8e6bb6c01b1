import { grain } from '../elements/grain.ts'
import { atWindow, neighbour } from '../elements/neighbour.ts'
import { leaf } from '../elements/plants.ts'
import type { Motif } from '../sheet.ts'
import { facet, group, path, rect, stroke } from '../svg.ts'

export const neighbours: Motif = {
  width: 1000,
  height: 1200,
  draw({ colour: c, chance, theme }) {
    const night = theme === 'night'
    const rooms = night ? ([c.ochre, c.lamp, c.lamp] as const) : ([c.wine, c.navy, c.wine] as const)
    const dark = { skin: c.clay, shade: c.wine }
    const shutter = (x: number, y: number, width: number, height: number) =>
      group([
        rect(x, y, width, height, c.fern),
        ...Array.from({ length: Math.floor((height - 24) / 20) }, (_, index) =>
          rect(x + 12, y + 16 + index * 20, width - 24, 9, c.moss),
        ),
      ])
    const sill = (x: number, y: number, width: number) =>
      group([rect(x - 18, y, width + 36, 22, c.paper), rect(x - 18, y + 22, width + 36, 14, c.brick, 'opacity=".35"')])
    const cloth = (x: number, y: number, colour: string, fold: string) =>
      group([path(`M${x} ${y}h92l8 150h-110Z`, colour), path(`M${x + 56} ${y}h36l8 150h-46Z`, fold)])
    const tin = (x: number, y: number, turn: number, fill: string, shade: string, label: string) =>
      group(
        [
          rect(-32, -44, 64, 84, fill),
          rect(8, -44, 24, 84, shade),
          rect(-32, -24, 64, 34, label),
          rect(-36, -48, 72, 12, shade),
        ],
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      )
    return [
      rect(0, 0, 1000, 1200, c.peach),
      facet('0,0 1000,0 1000,120 0,700', c.clay, 'opacity=".55"'),
      rect(0, 604, 1000, 26, c.cream),
      atWindow(
        110,
        130,
        300,
        380,
        rooms[0],
        neighbour(
          272,
          510,
          168,
          { skin: c.sand, shade: c.clay, hair: c.ink, top: c.vermilion, ...(night && dark) },
          1,
          'bun',
        ),
      ),
      shutter(-40, 130, 140, 380),
      shutter(420, 130, 140, 380),
      sill(110, 510, 300),
      atWindow(
        706,
        70,
        250,
        330,
        rooms[1],
        neighbour(
          826,
          400,
          142,
          { skin: c.clay, shade: c.brick, hair: c.ink, top: night ? c.deep : c.ochre, ...(night && dark) },
          -1,
          'cap',
        ),
      ),
      shutter(960, 70, 130, 330),
      sill(706, 400, 250),
      atWindow(60, 760, 250, 320, c.navy, path('M60 760H170C190 880 150 1000 110 1080H60Z', c.paper)),
      shutter(316, 760, 116, 320),
      sill(60, 1080, 250),
      ...[-150, -120, -90, -60, -30].map((angle, index) =>
        leaf(236, 1056, angle, 130, 52, index % 2 ? c.moss : c.sage, c.fern),
      ),
      facet('196,1020 278,1020 266,1080 208,1080', c.vermilion),
      atWindow(
        556,
        690,
        350,
        430,
        rooms[2],
        neighbour(
          738,
          1120,
          204,
          { skin: c.peach, shade: c.clay, hair: c.vermilion, top: c.deep, ...(night && dark) },
          -1,
          'bob',
        ),
      ),
      shutter(916, 690, 150, 430),
      shutter(486, 690, 60, 430),
      sill(556, 1120, 350),
      // A washing line, and two tins on a string.
      stroke('M-10 620C250 690 420 690 570 640', c.ink, 5),
      group([cloth(40, 636, c.paper, c.mist), cloth(176, 660, c.ochre, c.clay), cloth(318, 670, c.sky, c.blue)]),
      stroke('M396 414L634 898', c.ink, 5),
      tin(372, 376, -24, c.ochre, c.clay, c.paper),
      tin(648, 930, 154, c.vermilion, c.brick, c.paper),
      grain(1000, 1200, c.paper, c.ink, chance),
    ]
  },
}
