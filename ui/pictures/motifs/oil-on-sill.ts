import { bars } from '../elements/frame.ts'
import { grain } from '../elements/grain.ts'
import { sprig } from '../elements/plants.ts'
import { profiles, sized, turned } from '../elements/vessels.ts'
import type { Motif } from '../sheet.ts'
import { clipped, ellipse, facet, group, path, points, rect, stroke, triples } from '../svg.ts'

export const oilOnSill: Motif = {
  width: 1200,
  height: 900,
  draw({ colour: c, chance }) {
    const olive = (x: number, y: number, angle: number, fill: string, shade: string) =>
      group(
        [
          ellipse(0, 0, 40, 29, fill),
          path('M-38 8C-20 30 30 30 39 6C20 18 -10 20 -38 8Z', shade),
          ellipse(-12, -12, 9, 5, c.paper, 'opacity=".7"'),
        ],
        `transform="translate(${x} ${y}) rotate(${angle})"`,
      )
    const bottle =
      'M500 742V330C500 262 560 250 560 190V60H640V190C640 250 700 262 700 330V742C700 756 690 764 676 764H524C510 764 500 756 500 742Z'
    return [
      rect(0, 0, 1200, 900, c.sage),
      facet('0,0 700,0 180,900 0,900', c.cream),
      path('M0 560C200 480 420 560 640 500S1060 430 1200 480V760H0Z', c.moss),
      ...triples('80,600,60 240,566,46 930,520,66 1090,560,84 800,560,40').map(([x, y, r]) =>
        ellipse(x, y, r * 1.2, r, c.fern),
      ),
      bars({ x: 0, y: 0, width: 1200, height: 900 }, [0.3, 0.84], [0.32], 22, c.paper),
      rect(0, 716, 1200, 190, c.brick),
      rect(0, 716, 1200, 20, c.vermilion),
      // Light through oil is golden.
      facet('504,764 700,764 470,900 170,900', c.ochre),
      facet('560,764 640,764 360,900 270,900', c.lamp),
      facet('800,800 1010,800 860,900 590,900', c.wine),
      clipped(bottle, [
        rect(480, 40, 240, 740, c.mist),
        rect(480, 296, 240, 480, c.ochre),
        facet('480,560 720,420 720,780 480,780', c.moss, 'opacity=".55"'),
        rect(640, 40, 80, 740, c.clay, 'opacity=".45"'),
        rect(524, 310, 22, 400, c.lamp),
        ellipse(600, 296, 110, 12, c.lamp),
      ]),
      rect(552, 20, 96, 70, c.clay),
      rect(606, 20, 42, 70, c.brick),
      turned(900, 810, sized(profiles.jug, 1.22), c.paper, c.sand, 'left'),
      stroke('M972 480C1060 470 1080 600 1004 690', c.sand, 26, 'stroke-linecap="round"'),
      ellipse(900, 456, 80, 16, c.wine),
      sprig(points('-60,520 60,560 180,620 290,690 380,770'), 190, 52, c.fern, c.moss, c.wine),
      olive(150, 716, 40, c.wine, c.ink),
      olive(256, 800, 10, c.moss, c.fern),
      olive(90, 830, -20, c.wine, c.ink),
      olive(430, 836, 20, c.moss, c.fern),
      olive(1100, 846, -14, c.wine, c.ink),
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
