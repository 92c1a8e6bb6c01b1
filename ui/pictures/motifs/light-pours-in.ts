import { swallow } from '../elements/birds.ts'
import { grain } from '../elements/grain.ts'
import { cypress } from '../elements/plants.ts'
import type { Motif } from '../sheet.ts'
import { box, clipped, facet, group, path, rect } from '../svg.ts'

export const lightPoursIn: Motif = {
  width: 1000,
  height: 1000,
  draw({ colour: c, chance }) {
    return [
      rect(0, 0, 1000, 1000, c.vermilion),
      rect(0, 770, 1000, 240, c.brick),
      // The shaft of light.
      facet('300,96 700,96 1010,620 1010,1010 -10,1010 -10,700', c.clay, 'opacity=".55"'),
      facet('300,640 700,640 1010,1010 -10,1010', c.peach),
      facet('486,640 514,640 530,1010 430,1010', c.clay),
      facet('196,770 804,770 824,800 170,800', c.clay),
      clipped(box(300, 96, 400, 544), [
        rect(300, 96, 400, 544, c.lamp),
        facet('300,96 560,96 300,430', c.paper),
        rect(300, 424, 400, 60, c.sky),
        rect(300, 470, 400, 40, c.blue),
        rect(340, 440, 70, 6, c.paper),
        rect(560, 456, 90, 6, c.paper),
        path('M300 520C380 470 470 520 540 500S680 470 700 480V640H300Z', c.moss),
        path('M300 580C420 540 560 610 700 550V640H300Z', c.fern),
        cypress(636, 600, 320, c.moss, c.fern),
        cypress(584, 620, 210, c.moss, c.fern),
      ]),
      group([
        facet('300,96 120,10 120,748 300,640', c.paper),
        facet('278,116 146,52 146,300 278,318', c.sky),
        facet('278,346 146,334 146,692 278,616', c.sky),
        facet('278,116 220,88 146,230 146,300 200,308', c.mist),
        facet('278,420 278,500 146,640 146,560', c.mist),
        facet('300,96 288,90 288,648 300,640', c.sand),
      ]),
      group([
        facet('700,96 880,10 880,748 700,640', c.cream),
        facet('722,116 854,52 854,300 722,318', c.blue),
        facet('722,346 854,334 854,692 722,616', c.blue),
        facet('722,116 760,98 722,190', c.sky),
        facet('722,480 854,350 854,430 722,560', c.sky),
      ]),
      rect(262, 636, 476, 34, c.paper),
      rect(262, 670, 476, 14, c.brick),
      // The curtain.
      rect(-20, 30, 1040, 16, c.ink),
      path('M-10 40H130C150 180 60 260 90 400C110 500 200 540 190 640C130 600 60 640 -10 600Z', c.cream),
      path('M-10 40H60C90 180 0 260 20 400C34 500 90 560 100 618C60 616 20 612 -10 600Z', c.paper),
      path(
        'M130 40C150 180 60 260 90 400C110 500 200 540 190 640C176 630 160 624 146 622C150 540 60 500 46 400C30 260 110 180 96 40Z',
        c.sand,
      ),
      swallow(520, 300, 1.05, 0, c.ink, c.vermilion, 16),
      grain(1000, 1000, c.paper, c.ink, chance),
    ]
  },
}
