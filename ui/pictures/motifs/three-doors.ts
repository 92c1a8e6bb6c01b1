import { grain } from '../elements/grain.ts'
import { figure } from '../elements/people.ts'
import type { Motif } from '../sheet.ts'
import { arch, box, circle, clipped, ellipse, facet, path, points, rect, triples } from '../svg.ts'

export const threeDoors: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const [first, second, third] = [arch(110, 250, 270, 480), box(560, 90, 330, 640), arch(1080, 360, 210, 370)]
    return [
      rect(0, 0, 1500, 1000, c.peach),
      facet('0,0 1500,0 1500,90 0,420', c.clay),
      rect(0, 728, 1500, 280, c.cream),
      facet('0,728 1500,728 1500,748 0,748', c.clay, 'opacity=".5"'),
      // A stair up into the blue.
      clipped(first, [
        rect(100, 240, 300, 500, c.sky),
        ...Array.from({ length: 7 }, (_, index) =>
          rect(110 + index * 40, 690 - index * 46, 300, 60 + index * 46, index % 2 ? c.mist : c.paper),
        ),
        facet('110,240 170,300 170,740 110,740', c.deep),
      ]),
      // A garden.
      clipped(second, [
        rect(560, 90, 340, 650, c.cream),
        rect(752, 280, 22, 340, c.wine),
        ...triples('700,300,120 820,250,90 760,210,80').map(([x, y, r]) => circle(x, y, r, c.moss)),
        ...triples('700,320,70 800,280,50').map(([x, y, r]) => circle(x, y, r, c.fern)),
        ...points('680,270 742,330 790,230 846,282 730,190 650,330').map(([x, y]) => circle(x, y, 19, c.vermilion)),
        path('M560 600C660 560 800 600 900 560V740H560Z', c.sage),
        path('M640 740C680 700 690 660 676 606C730 650 760 700 790 740Z', c.cream),
        facet('560,90 620,90 620,740 560,740', c.brick),
        facet('560,90 900,90 900,130 620,180 560,190', c.wine),
      ]),
      // A room at night.
      clipped(third, [
        rect(1070, 350, 240, 400, c.navy),
        rect(1070, 660, 240, 80, c.wine),
        path('M1180 350V470', 'none', `stroke="${c.ink}" stroke-width="5"`),
        path('M1140 500A40 40 0 0 1 1220 500Z', c.ochre),
        facet('1140,500 1220,500 1290,740 1080,740', c.lamp, 'opacity=".55"'),
        rect(1080, 350, 36, 400, c.ink),
      ]),
      facet('890,90 1000,30 1000,800 890,730', c.vermilion),
      facet('912,130 980,96 980,390 912,386', c.brick),
      facet('912,430 980,436 980,740 912,700', c.brick),
      rect(80, 724, 330, 20, c.paper),
      rect(1056, 724, 260, 20, c.paper),
      rect(530, 724, 390, 20, c.paper),
      facet('560,744 890,744 820,1010 180,1010', c.paper),
      facet('420,968 360,950 690,760 712,764', c.clay, 'opacity=".55"'),
      ellipse(396, 968, 60, 10, c.clay),
      figure(396, 968, 330, { coat: c.deep, legs: c.navy, skin: c.clay, hair: c.ink }, 0.01),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
