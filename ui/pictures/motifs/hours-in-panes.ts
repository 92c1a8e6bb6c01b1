import { grain } from '../elements/grain.ts'
import { town } from '../elements/town.ts'
import { dusk } from '../palette.ts'
import { type Motif, sheetOf } from '../sheet.ts'
import { box, clipped, facet, group, rect } from '../svg.ts'

export const hoursInPanes: Motif = {
  width: 1200,
  height: 630,
  draw({ colour: c, chance }) {
    const place = 'transform="translate(-330 -215) scale(1.28)"'
    const pane = (x: number, width: number, marks: string[]) => clipped(box(x, 0, width, 630), [group(marks, place)])
    // Each pane begins the same lots afresh, so that roofs meet across the bars.
    const evening = { ...sheetOf('share', 'night'), colour: dusk }
    return [
      pane(0, 470, town(sheetOf('share', 'day'))),
      pane(470, 310, town(evening)),
      pane(780, 420, town(sheetOf('share', 'night'), [96, 118])),
      facet('0,0 300,0 60,630 0,630', c.paper, 'opacity=".18"'),
      rect(458, 0, 24, 630, c.vermilion),
      rect(768, 0, 24, 630, c.vermilion),
      rect(0, 148, 1200, 18, c.vermilion),
      rect(0, 0, 1200, 18, c.vermilion),
      rect(0, 612, 1200, 18, c.vermilion),
      rect(0, 0, 18, 630, c.vermilion),
      rect(1182, 0, 18, 630, c.vermilion),
      grain(1200, 630, c.paper, c.ink, chance, 60),
    ]
  },
}
