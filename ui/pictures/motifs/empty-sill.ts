import { grain } from '../elements/grain.ts'
import { leaf } from '../elements/plants.ts'
import type { Motif } from '../sheet.ts'
import { ellipse, facet, rect, stroke } from '../svg.ts'

export const emptySill: Motif = {
  width: 1000,
  height: 1000,
  draw({ colour: c, chance }) {
    return [
      rect(0, 0, 1000, 1000, c.fern),
      facet('0,0 250,0 0,700', c.moss),
      // The window, cropped above and to the right.
      rect(150, -20, 870, 590, c.paper),
      rect(196, -20, 824, 546, c.sky),
      facet('196,-20 520,-20 196,440', c.mist),
      facet('700,-20 860,-20 470,526 310,526', c.mist),
      facet('920,-20 960,-20 572,526 532,526', c.mist),
      rect(610, -20, 28, 560, c.paper),
      rect(196, 176, 824, 24, c.paper),
      rect(196, 526, 824, 12, c.sand),
      facet('150,570 1000,570 1000,800 20,800', c.clay),
      facet('236,590 590,590 470,780 70,780', c.peach),
      facet('640,590 1000,590 1000,640 950,780 530,780', c.peach),
      rect(20, 800, 980, 50, c.brick),
      facet('20,850 1000,850 1000,890 60,890', c.ink, 'opacity=".35"'),
      ellipse(740, 690, 126, 38, 'none', `stroke="${c.clay}" stroke-width="11"`),
      facet('330,722 440,700 420,742', c.clay),
      leaf(300, 722, -16, 150, 56, c.vermilion, c.brick),
      stroke('M302 721l-44 14', c.brick, 6, 'stroke-linecap="round"'),
      grain(1000, 1000, c.paper, c.ink, chance),
    ]
  },
}
