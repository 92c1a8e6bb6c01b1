import { books } from '../elements/books.ts'
import { grain } from '../elements/grain.ts'
import { figure } from '../elements/people.ts'
import { cypress } from '../elements/plants.ts'
import type { Motif } from '../sheet.ts'
import { arch, clipped, facet, path, points, rect, stroke } from '../svg.ts'

export const libraryWall: Motif = {
  width: 1200,
  height: 900,
  draw({ colour: c, chance }) {
    const tints = [c.vermilion, c.ochre, c.paper, c.blue, c.moss, c.peach, c.brick, c.sky, c.sage]
    const boards = [118, 258, 398, 538, 678, 818]
    const niche = arch(690, 70, 270, 760)
    return [
      rect(0, 0, 1200, 900, c.navy),
      ...boards.flatMap((y) => [
        ...points('-40,330 310,330 990,260').map(([x, width]) => books(x, y, width, 126, tints, c.navy, chance)),
        rect(0, y, 1200, 12, c.ink),
      ]),
      ...[290, 648, 968].map((x) => rect(x, 0, 20, 840, c.ink)),
      path(arch(654, 34, 342, 800), c.ink),
      clipped(niche, [
        rect(680, 60, 300, 800, c.cream),
        facet('690,60 960,60 960,300 690,560', c.peach),
        path('M680 600C760 540 860 600 980 540V840H680Z', c.sage),
        cypress(760, 740, 330, c.moss, c.fern),
        cypress(900, 780, 420, c.moss, c.fern),
        rect(680, 740, 300, 100, c.moss),
      ]),
      rect(817, 70, 14, 770, c.paper),
      rect(690, 330, 270, 12, c.paper),
      rect(690, 600, 270, 12, c.paper),
      path(`${arch(690, 70, 270, 760)}${arch(704, 84, 242, 746)}`, c.paper, 'fill-rule="evenodd"'),
      rect(0, 830, 1200, 80, c.brick),
      facet('700,830 950,830 760,900 420,900', c.cream),
      // Ladder and reader.
      stroke('M300 880L470 60M400 880L556 60', c.ochre, 15),
      stroke(
        Array.from({ length: 9 }, (_, index) => {
          const t = index / 9
          return `M${316 + t * 150} ${806 - t * 720}L${414 + t * 138} ${806 - t * 720}`
        }).join(''),
        c.clay,
        12,
      ),
      figure(452, 486, 330, { coat: c.lamp, legs: c.ink, skin: c.clay, hair: c.ink }, 0.03),
      stroke('M470 250L540 216', c.lamp, 30, 'stroke-linecap="round"'),
      facet('530,158 592,168 582,236 520,226', c.vermilion),
      grain(1200, 900, c.paper, c.ink, chance),
    ]
  },
}
