import { grain } from '../elements/grain.ts'
import { figure } from '../elements/people.ts'
import type { Motif } from '../sheet.ts'
import { circle, facet, path, points, rect, stroke, triples } from '../svg.ts'

export const hullInGallery: Motif = {
  width: 1200,
  height: 900,
  draw({ colour: c, chance }) {
    const ports = Array.from({ length: 5 }, (_, index) => [
      circle(640 + index * 118, 236 + index * 3, 20, c.paper),
      circle(640 + index * 118, 236 + index * 3, 12, c.navy),
    ]).flat()
    const rivets = Array.from({ length: 13 }, (_, index) => circle(470 + index * 62, 140 + index * 1.4, 4, c.brick))
    return [
      rect(0, 0, 1200, 900, c.mist),
      rect(0, 470, 1200, 200, c.blue),
      facet('0,440 110,440 110,400 150,400 150,440 250,440 250,470 0,470', c.sky),
      // The bow.
      path('M330 -20C360 200 430 420 560 610H1220V-20Z', c.vermilion),
      path('M330 -20C360 200 430 420 560 610H700C560 420 470 200 450 -20Z', c.brick),
      path('M500 512C520 550 540 584 560 610H1220V512Z', c.navy),
      path('M488 486C492 496 496 504 500 512H1220V486Z', c.paper),
      ...ports,
      ...rivets,
      path('M404 110C420 110 432 130 428 156L396 150C388 130 392 112 404 110Z', c.ink),
      stroke('M410 136L300 560', c.ink, 8, 'stroke-dasharray="18 9"'),
      ...triples('40,520,190 180,556,160 20,594,260 330,590,150 120,626,330').map(([x, y, w]) =>
        rect(x, y, w, 7, c.sky),
      ),
      // The gallery.
      facet('0,660 1200,660 1200,900 0,900', c.ink),
      ...points('-40,250 262,500 566,760 876,1030').map(([left, right]) =>
        facet(`${left},664 ${right - 14},664 ${right - 110},900 ${left - 150},900`, c.navy),
      ),
      rect(0, 650, 1200, 20, c.ink),
      ...[258, 562, 872].map((x) => rect(x - 9, -10, 18, 680, c.ink)),
      rect(0, 86, 1200, 12, c.ink),
      facet('816,796 1090,796 1090,826 816,826', c.ochre),
      rect(840, 826, 20, 50, c.clay),
      rect(1046, 826, 20, 50, c.clay),
      figure(330, 806, 236, { coat: c.ochre, legs: c.deep, skin: c.clay, hair: c.ink }, 0.02),
      figure(424, 800, 158, { coat: c.paper, legs: c.deep, skin: c.peach, hair: c.brick }, 0.03),
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
