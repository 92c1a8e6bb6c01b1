import { geranium } from '../elements/geranium.ts'
import { grain } from '../elements/grain.ts'
import { atWindow, neighbour } from '../elements/neighbour.ts'
import { profiles, sized, turned } from '../elements/vessels.ts'
import type { Motif } from '../sheet.ts'
import { arch, circle, clipped, facet, group, path, rect, stroke } from '../svg.ts'

/** Six windows, as the mark has panes: the top right one is lit. */
export const backDoor: Motif = {
  width: 1000,
  height: 1500,
  draw(sheet) {
    const { colour: c, chance, theme } = sheet
    const night = theme === 'night'
    const shade = night ? c.navy : c.clay
    const stone = night ? c.cream : c.paper
    const ledge = night ? c.sand : c.cream
    const frame = (x: number, y: number) => rect(x - 12, y - 14, 224, 288, stone)
    const sill = (x: number, y: number) =>
      group([rect(x - 26, y + 274, 252, 24, ledge), rect(x - 26, y + 298, 252, 10, shade)])
    const leaf = (x: number, y: number) =>
      group([
        rect(x, y, 98, 260, c.fern),
        rect(x + 11.8, y + 16, 74.5, 228, night ? c.ink : c.fern),
        ...Array.from({ length: 9 }, (_, index) => rect(x + 11.8, y + 22 + index * 24.9, 74.5, 12.4, c.moss)),
      ])
    const shut = (x: number, y: number) => group([frame(x, y), leaf(x, y), leaf(x + 102, y), sill(x, y)])

    const [litX, litY] = [716, 150]
    // Seen almost from its edge.
    const openLeaf = (x: number, to: 1 | -1) =>
      group([
        facet(
          `${x},${litY - 4} ${x + to * 56},${litY - 26} ${x + to * 56},${litY + 290} ${x},${litY + 266}`,
          night ? c.navy : c.fern,
        ),
        ...Array.from({ length: 9 }, (_, index) =>
          facet(
            `${x + to * 10},${litY + 14 + index * 27} ${x + to * 46},${litY + 6 + index * 29} ${x + to * 46},${litY + 19 + index * 29} ${x + to * 10},${litY + 26 + index * 27}`,
            c.moss,
          ),
        ),
      ])
    const looks = { skin: '#dd8f6b', shade: '#a8301c', hair: '#141826', top: '#2c5a92' }
    const lit = group([
      frame(litX, litY),
      atWindow(
        litX,
        litY,
        200,
        260,
        c.lamp,
        group([
          facet(
            `${litX},${litY} ${litX + 200},${litY} ${litX + 200},${litY + 60} ${litX},${litY + 160}`,
            c.ochre,
            'opacity=".7"',
          ),
          neighbour(litX + 104, litY + 262, 104, looks, -1, 'bun'),
          rect(litX, litY + 226, 200, 40, '#62202a'),
          facet(
            `${litX + 14},${litY + 226} ${litX + 70},${litY + 226} ${litX + 88},${litY + 180} ${litX + 32},${litY + 180}`,
            '#141826',
          ),
        ]),
      ),
      openLeaf(litX - 14, -1),
      openLeaf(litX + 214, 1),
      sill(litX, litY),
    ])

    const door = clipped(arch(330, 930, 300, 470), [
      rect(320, 920, 330, 490, c.vermilion),
      rect(476, 920, 8, 490, c.brick),
      ...[352, 508].flatMap((x) => [rect(x, 1090, 100, 120, c.brick), rect(x, 1234, 100, 130, c.brick)]),
      path(arch(352, 962, 256, 96), night ? c.lamp : c.wine),
      rect(476, 950, 8, 120, c.vermilion),
      facet('330,930 480,930 330,1280', c.brick, 'opacity=".45"'),
      circle(500, 1226, 14, c.ochre),
      rect(494, 1250, 12, 26, c.ink),
    ])
    const lantern = group([
      stroke('M252 1010H210V1044', night ? c.navy : c.ink, 10),
      ...(night
        ? [circle(210, 1082, 150, c.lamp, 'opacity=".12"'), circle(210, 1082, 86, c.lamp, 'opacity=".16"')]
        : []),
      facet('180,1044 240,1044 228,1120 192,1120', c.lamp),
      stroke('M180 1044H240M192 1120H228M210 1044V1120', c.ink, 8),
      facet('176,1044 244,1044 210,1018', c.ink),
    ])
    const cat = group([
      path(
        'M600 1404C580 1372 586 1322 606 1300C600 1284 600 1258 606 1244L622 1262H642L658 1244C664 1264 662 1284 654 1300C680 1326 684 1376 670 1404Z',
        c.ink,
      ),
      circle(620, 1280, 4.6, c.lamp),
      circle(643, 1280, 4.6, c.lamp),
      stroke('M664 1398C706 1404 720 1380 712 1352', c.ink, 13, 'stroke-linecap="round"'),
    ])
    const pot = group(
      [
        turned(0, 0, sized(profiles.pot, 1.15), c.clay, c.brick, 'right'),
        rect(-114, -194, 228, 38, c.clay),
        rect(-114, -194, 70, 38, c.brick),
        geranium(sheet, 0, -194),
      ],
      'transform="translate(866 1472) scale(.66)"',
    )

    return [
      rect(0, 0, 1000, 1500, night ? c.deep : c.peach),
      facet('0,0 1000,0 1000,230 0,900', shade, `opacity="${night ? 0.6 : 0.75}"`),
      rect(0, 0, 1000, 66, c.brick),
      ...Array.from({ length: 17 }, (_, index) => circle(index * 62 + 4, 66, 31, index % 2 ? c.vermilion : c.brick)),
      rect(0, 0, 1000, 34, c.wine),
      shut(70, 150),
      shut(376, 150),
      shut(70, 540),
      shut(376, 540),
      shut(716, 540),
      lit,
      path(arch(290, 890, 380, 520), stone),
      path(arch(316, 916, 328, 490), shade),
      door,
      lantern,
      rect(250, 1404, 460, 34, stone),
      rect(210, 1438, 540, 40, ledge),
      rect(0, 1470, 1000, 40, night ? c.ink : c.wine),
      rect(250, 1434, 460, 6, shade),
      rect(210, 1470, 540, 8, night ? c.navy : c.clay),
      pot,
      cat,
      grain(1000, 1500, c.paper, c.ink, chance, 150),
    ]
  },
}
