import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { circle, facet, group, type Point, path, points, polygon, rect, round } from '../svg.ts'

const star = (x: number, y: number, radius: number, fill: string) =>
  polygon(
    Array.from({ length: 10 }, (_, index): Point => {
      const turn = (index / 10) * Math.PI * 2 - Math.PI / 2
      const reach = index % 2 ? radius * 0.42 : radius
      return [round(x + Math.cos(turn) * reach), round(y + Math.sin(turn) * reach)]
    }),
    fill,
  )

export const lighthouse: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const lamp: Point = [980, 400]
    // The ninth stands in the beam, so it is dark.
    const stars = Array.from({ length: 12 }, (_, index) => {
      const turn = (index / 12) * Math.PI * 2 - Math.PI / 2
      return star(lamp[0] + Math.cos(turn) * 330, lamp[1] + Math.sin(turn) * 330, 30, index === 9 ? c.navy : c.lamp)
    })
    const waves = Array.from({ length: 6 }, (_, row) =>
      path(
        `M-40 ${800 + row * 40}${Array.from({ length: 20 }, () => 'q30 -26 60 0t60 0').join('')}V1010H-40Z`,
        row % 2 ? c.deep : c.blue,
        `transform="translate(${-row * 27} 0)"`,
      ),
    )
    return [
      rect(0, 0, 1500, 1000, c.navy),
      polygon([lamp, [-20, 60], [-20, 470]], c.lamp),
      polygon([lamp, [-20, 170], [-20, 340]], c.paper),
      polygon([lamp, [1520, 270], [1520, 520]], c.deep),
      ...stars,
      path('M760 820C820 700 880 690 960 680C1080 670 1180 730 1240 820Z', c.ink),
      facet('900,800 932,452 1028,452 1060,800', c.paper),
      ...points('520,590 660,730').map(([top, bottom]) => {
        const half = (y: number) => round(48 + ((y - 452) / 348) * 32)
        return facet(
          `${980 - half(top)},${top} ${980 + half(top)},${top} ${980 + half(bottom)},${bottom} ${980 - half(bottom)},${bottom}`,
          c.vermilion,
        )
      }),
      facet('996,452 1028,452 1060,800 1004,800', c.ink, 'opacity=".3"'),
      group([
        rect(914, 440, 132, 20, c.ink),
        rect(940, 352, 80, 92, c.lamp),
        rect(976, 352, 8, 92, c.ink),
        rect(940, 352, 6, 92, c.ink),
        rect(1014, 352, 6, 92, c.ink),
        path('M926 356C930 300 1030 300 1034 356Z', c.vermilion),
        rect(974, 276, 12, 40, c.ink),
        rect(906, 410, 148, 8, c.ink),
      ]),
      circle(980, 398, 26, c.paper),
      rect(962, 746, 36, 56, c.ink),
      ...waves.slice(0, 1),
      group(
        [
          path('M-70 0H80L54 40H-46Z', c.vermilion),
          facet('0,-8 0,-130 64,-8', c.paper),
          facet('-8,-8 -8,-104 -50,-8', c.peach),
        ],
        'transform="translate(330 812) rotate(-6)"',
      ),
      ...waves.slice(1),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
