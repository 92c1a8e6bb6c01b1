import { geranium } from '../elements/geranium.ts'
import { grain } from '../elements/grain.ts'
import { town } from '../elements/town.ts'
import { profiles, sized, turned } from '../elements/vessels.ts'
import type { Motif } from '../sheet.ts'
import { circle, clipped, ellipse, facet, lines, points, rect } from '../svg.ts'

export const townOfWindows: Motif = {
  width: 1200,
  height: 1500,
  draw(sheet) {
    const { colour: c, chance, theme } = sheet
    const night = theme === 'night'
    const wood = c.vermilion
    const glass = night ? c.navy : c.deep
    const sheen = night ? c.mist : c.blue
    return [
      rect(0, 0, 1200, 1500, c.navy),
      ...town(sheet),
      // The fixed frame.
      rect(262, 0, 40, 1280, night ? c.ink : c.paper),
      rect(262, 232, 960, 22, night ? c.ink : c.paper),
      rect(838, 0, 22, 1280, night ? c.ink : c.paper),
      facet('0,1420 262,1268 1200,1268 1200,1500 0,1500', night ? c.sand : c.cream),
      facet('262,1268 1200,1268 1200,1290 262,1290', c.paper),
      // The open leaf.
      facet('-10,-120 282,20 282,1290 -10,1460', wood),
      facet('262,10 282,20 282,1290 262,1300', night ? c.wine : c.brick),
      ...[points('20,-30 222,66 222,262 20,210'), points('20,262 222,306 222,1244 20,1352')].map((pane, index) =>
        clipped(lines(pane), [
          rect(0, -40, 260, 1500, glass),
          facet(
            `0,${index ? 700 : 60} 260,${index ? 420 : -60} 260,${index ? 720 : 60} 0,${index ? 1080 : 190}`,
            sheen,
          ),
          facet('0,1150 260,800 260,850 0,1215', sheen),
        ]),
      ),
      circle(252, 800, 13, c.ochre),
      // Shadows fall towards the room, where at night a lamp burns.
      ...(night ? [facet('330,1500 560,1290 930,1290 900,1500', c.clay)] : []),
      facet('908,1440 1110,1440 760,1500 420,1500', night ? c.peach : c.sand),
      ellipse(500, 1402, 128, 26, night ? c.peach : c.sand),
      ellipse(520, 1392, 100, 22, night ? c.mist : c.paper),
      turned(520, 1390, sized(profiles.cup, 0.92), night ? c.clay : c.blue, night ? c.mist : c.deep, 'right'),
      ellipse(520, 1302, 68, 15, c.wine),
      turned(1010, 1456, sized(profiles.pot, 1.32), c.clay, c.brick, 'right'),
      rect(880, 1236, 260, 44, c.clay),
      rect(880, 1236, 80, 44, c.brick),
      geranium(sheet, 1010, 1236),
      grain(1200, 1500, c.paper, c.ink, chance, 120),
    ]
  },
}
