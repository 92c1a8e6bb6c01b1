import { grain } from '../elements/grain.ts'
import { cypress } from '../elements/plants.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { box, circle, clipped, ellipse, facet, group, path, rect, round, stroke, triples } from '../svg.ts'

function wheel({ colour: c }: Sheet, x: number, y: number, radius: number): string {
  const paddles = Array.from({ length: 26 }, (_, index) =>
    rect(
      x + radius * 0.78,
      y - 11,
      radius * 0.27,
      22,
      index % 2 ? c.wine : c.brick,
      `transform="rotate(${round((index * 360) / 26)} ${x} ${y})"`,
    ),
  )
  const spokes = Array.from({ length: 8 }, (_, index) =>
    rect(x, y - 14, radius * 0.98, 28, c.brick, `transform="rotate(${index * 45 + 11} ${x} ${y})"`),
  )
  const ring = (at: number, width: number, fill: string) =>
    circle(x, y, radius * at, 'none', `stroke="${fill}" stroke-width="${width}"`)
  return group([
    ...spokes,
    ...paddles,
    ring(0.97, 30, c.vermilion),
    ring(0.93, 9, c.wine),
    ring(0.78, 30, c.vermilion),
    ring(0.74, 9, c.wine),
    circle(x, y, radius * 0.17, c.wine),
    circle(x, y, radius * 0.08, c.ochre),
  ])
}

export const millWheel: Motif = {
  width: 1200,
  height: 900,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const hung = (x: number, y: number, index: number) => {
      const [front, back] = index === 2 ? [c.vermilion, c.brick] : [c.paper, c.sand]
      return group([
        path(`M${x} ${y}h88v118c-14 16 -30 4 -46 12s-34 6 -42 -4Z`, front),
        path(`M${x + 58} ${y}h30v118c-6 8 -14 8 -22 8Z`, back),
      ])
    }
    const louvres = (x: number) =>
      group([
        rect(x, 178, 74, 396, c.fern),
        ...Array.from({ length: 15 }, (_, index) => rect(x + 10, 190 + index * 25, 54, 13, c.moss)),
      ])
    return [
      rect(0, 0, 1200, 900, c.sky),
      facet('0,0 330,0 40,900 0,900', c.mist),
      cypress(70, 700, 520, c.moss, c.fern),
      cypress(190, 700, 380, c.moss, c.fern),
      // The mill: lit wall, eaves, stone foot.
      rect(520, 0, 700, 780, c.cream),
      facet('520,70 1200,70 1200,120 520,230', c.sand),
      facet('440,-10 1220,-10 1220,74 470,74', c.clay),
      rect(470, 66, 750, 20, c.brick),
      rect(520, 640, 700, 160, c.sand),
      ...triples('560,660,120 720,700,150 920,664,110 1070,706,160 600,730,90 880,744,130').map(([x, y, width]) =>
        rect(x, y, width, 26, c.clay, 'opacity=".55"'),
      ),
      // The loft window and its sheets.
      clipped(box(760, 178, 470, 396), [
        rect(760, 178, 470, 396, c.navy),
        facet('760,178 1000,178 760,520', c.deep),
        rect(760, 206, 470, 10, c.ochre),
        ...[0, 1, 2, 3].map((index) => hung(784 + index * 108, 212, index)),
        rect(760, 386, 470, 10, c.ochre),
        ...[0, 1, 3].map((index) => hung(838 + index * 108, 392, index)),
      ]),
      rect(740, 568, 480, 26, c.paper),
      rect(740, 594, 480, 12, c.clay),
      louvres(686),
      clipped(box(520, 86, 700, 660), [
        circle(480, 520, 340, 'none', `stroke="${c.brick}" stroke-width="104" opacity=".22"`),
      ]),
      wheel(sheet, 352, 470, 384),
      rect(0, 742, 1200, 170, c.blue),
      clipped(box(0, 742, 1200, 170), [
        group([wheel(sheet, 352, 470, 384)], 'opacity=".35"'),
        rect(0, 742, 1200, 170, c.blue, 'opacity=".45"'),
      ]),
      ...triples('40,60,22 130,44,16 560,70,26 650,46,18 730,30,12').map(([x, rx, ry]) =>
        ellipse(x, 746, rx, ry, c.paper),
      ),
      rect(0, 744, 1200, 8, c.paper),
      ...triples('40,800,180 300,786,120 500,826,260 820,792,170 960,850,220 140,862,240').map(([x, y, width]) =>
        rect(x, y, width, 8, c.sky),
      ),
      stroke('M520 760C620 770 700 750 800 764', c.paper, 8, 'stroke-linecap="round"'),
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
