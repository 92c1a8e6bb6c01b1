import { grain } from '../elements/grain.ts'
import { figure } from '../elements/people.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { facet, group, lines, points, rect, stroke } from '../svg.ts'

function facade({ colour: c, chance, theme }: Sheet): string {
  const night = theme === 'night'
  const marks: string[] = []
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [-70 + column * 176, 420 + row * 196]
      const missing = row === 0 && column === 3
      if (missing) {
        marks.push(rect(x, y, 118, 140, c.wine), rect(x, y, 30, 140, c.ink))
        continue
      }
      const glass = row === 0 ? c.navy : chance.pick([c.navy, night ? c.lamp : c.deep, c.navy, c.ochre])
      marks.push(rect(x, y, 118, 140, glass))
      // A lit pane mirrors nothing.
      if (!night || glass === c.navy)
        marks.push(facet(`${x},${y + 140} ${x},${y + 76} ${x + 70},${y} ${x + 104},${y}`, c.blue, 'opacity=".75"'))
      marks.push(
        rect(x + 55, y, 8, 140, c.paper),
        rect(x, y + (row % 2 ? 44 : 88), 118, 8, c.paper),
        rect(x - 10, y + 140, 138, 14, c.sand),
      )
    }
  return group(marks)
}

export const craneAndFacade: Motif = {
  width: 1000,
  height: 1200,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const lattice = Array.from({ length: 13 }, (_, index) => {
      const x = -60 + index * 86
      return `M${x} 150L${x + 43} 84L${x + 86} 150`
    }).join('')
    return [
      rect(0, 0, 1000, 1200, c.sky),
      facet('0,0 1000,0 1000,300 0,860', c.blue),
      rect(0, 340, 640, 900, c.paper),
      rect(640, 340, 150, 900, c.mist),
      facet('640,340 790,340 790,400 640,470', c.blue, 'opacity=".5"'),
      rect(-10, 322, 820, 26, c.paper),
      rect(640, 322, 170, 26, c.sky),
      facade(sheet),
      // Shade of the crane across the wall.
      facet('0,640 640,340 640,404 0,720', c.navy, 'opacity=".22"'),
      ...[830, 940].map((x) => rect(x, 470, 12, 760, c.ochre)),
      ...[560, 770, 980].flatMap((y) => [rect(784, y, 230, 16, c.ochre), rect(784, y - 74, 230, 6, c.ochre)]),
      stroke('M836 770L946 560M836 980L946 770M836 1190L946 980', c.ochre, 7),
      figure(894, 770, 150, { coat: c.vermilion, legs: c.navy, skin: c.clay, hair: c.ochre }, 0.02),
      figure(882, 560, 150, { coat: c.moss, legs: c.wine, skin: c.clay, hair: c.ochre }, 0.03),
      // Jib, cable, window.
      rect(-20, 146, 1040, 14, c.ink),
      rect(-20, 76, 1040, 10, c.ink),
      stroke(lattice, c.ink, 7),
      rect(456, 156, 66, 30, c.ink),
      stroke('M489 180V236M489 232L402 292M489 232L576 292', c.ink, 7),
      group(
        [
          rect(398, 290, 184, 214, c.vermilion),
          rect(418, 310, 66, 66, c.paper),
          rect(418, 392, 66, 92, c.mist),
          rect(498, 310, 64, 174, c.mist),
          facet('498,484 498,430 562,330 562,400', c.paper),
        ],
        'transform="rotate(-5 489 232)"',
      ),
      `<path d="${lines(points('0,1150 1000,1150 1000,1210 0,1210'))}" fill="${c.moss}"/>`,
      grain(1000, 1200, c.paper, c.ink, chance),
    ]
  },
}
