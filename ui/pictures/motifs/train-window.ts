import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { circle, clipped, curve, facet, group, path, points, rect, stroke } from '../svg.ts'

const pane =
  'M250 110H1130C1170 110 1196 136 1196 176V560C1196 600 1170 626 1130 626H250C210 626 184 600 184 560V176C184 136 210 110 250 110Z'

export const trainWindow: Motif = {
  width: 1200,
  height: 900,
  draw({ colour: c, chance }) {
    const villages = Array.from({ length: 24 }, () =>
      rect(chance.between(420, 1190), chance.between(436, 520), chance.between(8, 40), 7, c.lamp),
    )
    return [
      rect(0, 0, 1200, 900, c.wine),
      facet('0,0 184,0 184,900 0,900', c.brick),
      rect(120, 60, 1140, 620, c.ink, 'rx="110"'),
      clipped(pane, [
        rect(180, 100, 1030, 540, c.navy),
        circle(890, 230, 70, c.paper),
        circle(920, 216, 62, c.navy),
        path(curve(points('150,420 330,300 470,380 640,250 820,390 960,300 1230,420 1230,640 150,640'), true), c.deep),
        rect(150, 420, 1100, 230, c.fern),
        ...villages,
        rect(150, 530, 1100, 30, c.moss),
        rect(150, 584, 1100, 50, c.ink),
        ...[240, 520, 1010].map((x) => facet(`${x},640 ${x + 34},80 ${x + 52},80 ${x + 22},640`, c.ink)),
        stroke('M150 170C300 240 420 240 560 160S860 250 1040 160L1230 200', c.ink, 4),
        facet('184,110 420,110 184,470', c.blue, 'opacity=".3"'),
      ]),
      path(pane, 'none', `stroke="${c.ochre}" stroke-width="10"`),
      path('M1010 40H1210V760H1090C1140 560 1020 420 1060 300C1080 220 1020 140 1010 40Z', c.vermilion),
      path('M1100 40H1210V760H1150C1190 560 1080 420 1120 300C1140 220 1100 140 1100 40Z', c.brick),
      facet('470,700 1200,700 1200,750 430,750', c.sand),
      rect(430, 750, 770, 22, c.clay),
      path('M700 700L716 560H744L760 700Z', c.ochre),
      path('M630 566C640 470 820 470 830 566Z', c.lamp),
      rect(630, 560, 200, 16, c.ochre),
      facet('600,576 860,576 960,700 500,700', c.lamp, 'opacity=".22"'),
      facet('838,690 960,660 1082,690 1082,704 838,704', c.paper),
      facet('960,660 1082,690 1082,704 960,704', c.sand),
      // The sleeper.
      path('M-20 200C60 190 120 240 126 330L140 900H-20Z', c.deep),
      path('M-20 240C30 236 70 270 74 340L84 900H-20Z', c.navy),
      path('M60 900C60 730 120 660 220 640L330 660C450 690 500 780 520 900Z', c.ochre),
      path('M330 660C450 690 500 780 520 900H360C380 800 370 720 330 660Z', c.clay),
      path('M190 560L196 680C230 716 300 712 330 672L312 560Z', c.clay),
      path(
        'M150 470C140 380 220 330 300 350C360 362 380 400 376 440C384 470 404 492 412 514C412 526 398 528 388 528C390 550 392 556 382 564C388 580 380 590 374 594C376 622 340 634 296 622C220 630 160 560 150 470Z',
        c.peach,
      ),
      path('M300 622C220 630 160 560 150 470L200 440C220 520 250 590 300 622Z', c.clay),
      path(
        'M132 520C90 380 190 280 300 304C370 318 392 366 380 412C340 380 290 400 276 430C262 500 230 500 226 540C220 590 180 620 160 600C140 580 140 550 132 520Z',
        c.ink,
      ),
      stroke('M336 462C346 474 362 474 372 466', c.ink, 7, 'stroke-linecap="round"'),
      stroke('M372 566L352 562', c.brick, 6, 'stroke-linecap="round"'),
      group([circle(236, 506, 24, c.peach), path('M236 482A24 24 0 0 1 236 530Z', c.clay)]),
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
