import { grain } from '../elements/grain.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { circle, clipped, curve, facet, group, path, points, polygon, rect, stroke } from '../svg.ts'

/** Walking right; the origin is the ground under its belly. */
function horse({ colour: c }: Sheet): string {
  const body =
    'M-150 -300C-190 -330 -200 -250 -176 -216C-150 -180 -60 -190 0 -196C60 -200 110 -196 140 -226C176 -262 176 -330 206 -372L270 -340C296 -330 312 -352 300 -372L262 -440C250 -470 214 -486 180 -476C130 -460 112 -380 76 -336C20 -320 -90 -330 -150 -300Z'
  const tail =
    'M-160 -304C-230 -330 -268 -260 -250 -170C-244 -130 -266 -104 -290 -96C-230 -84 -196 -120 -200 -180C-204 -230 -190 -260 -166 -262Z'
  return group([
    path('M-120 -230L-60 -210L-96 -120L-66 -6H-108L-140 -116Z', c.sand),
    path('M64 -230L134 -220L164 -132L232 -96L224 -52L194 -58L190 -74L120 -104Z', c.sand),
    path(tail, c.vermilion),
    path('M-172 -260L-96 -220L-150 -118L-160 -6H-204L-192 -130Z', c.paper),
    path('M92 -236L150 -236L120 -110L124 -6H82L80 -112Z', c.paper),
    path(body, c.paper),
    path('M-176 -216C-150 -180 -60 -190 0 -196C60 -200 110 -196 140 -226C90 -214 -60 -226 -182 -262Z', c.sand),
    path(
      'M180 -476C130 -460 112 -380 76 -336C60 -326 40 -324 24 -322C80 -380 80 -480 150 -510C176 -520 196 -500 214 -484Z',
      c.vermilion,
    ),
    path('M196 -480L206 -520L228 -470Z', c.paper),
    circle(232, -420, 8, c.ink),
    stroke('M254 -336L240 -440M206 -440L252 -400', c.deep, 11),
    // Saddle and the hole where the pole was.
    path('M-70 -332C-40 -356 40 -356 66 -334C60 -280 30 -254 0 -250C-36 -252 -64 -280 -70 -332Z', c.deep),
    path('M-44 -336C-20 -352 20 -352 42 -336L36 -318C10 -330 -20 -330 -40 -318Z', c.ochre),
    rect(-206, -16, 48, 16, c.ink),
    rect(-110, -16, 46, 16, c.ink),
    rect(80, -16, 46, 16, c.ink),
  ])
}

export const carouselLeaver: Motif = {
  width: 1500,
  height: 1000,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const flags = Array.from({ length: 7 }, (_, index) => {
      const [left, right] = [-300 + index * 170, -130 + index * 170]
      const apex = 40
      return group([
        polygon(
          [
            [apex, -240],
            [left, 236],
            [right, 236],
          ],
          index % 2 ? c.paper : c.vermilion,
        ),
        path(`M${left} 232H${right}V270A85 70 0 0 1 ${left} 270Z`, index % 2 ? c.peach : c.brick),
      ])
    })
    return [
      rect(0, 0, 1500, 1000, c.clay),
      circle(1180, 330, 250, c.peach),
      path(curve(points('500,700 760,600 980,650 1220,560 1560,620 1560,900 500,900'), true), c.brick),
      rect(0, 770, 1500, 240, c.wine),
      // The platform and its poles, one of them empty.
      rect(-20, 240, 760, 500, c.brick, 'opacity=".55"'),
      ...[60, 250, 440, 630].map((x) => group([rect(x, 230, 18, 530, c.ochre), rect(x + 11, 230, 7, 530, c.brick)])),
      clipped('M-20 200H600V760H-20Z', [group([horse(sheet)], 'transform="translate(90 700) scale(.82)"')]),
      rect(60, 230, 18, 240, c.ochre),
      path('M-20 752H760C790 752 800 776 790 800H-20Z', c.paper),
      path('M-20 790H792L760 850H-20Z', c.vermilion),
      ...[0, 1, 2, 3, 4, 5].map((index) => circle(40 + index * 130, 820, 13, c.lamp)),
      ...flags,
      ...Array.from({ length: 7 }, (_, index) => circle(-130 + index * 170, 252, 12, c.lamp)),
      facet('880,940 1260,940 900,1010 380,1010', c.ink, 'opacity=".45"'),
      group([horse(sheet)], 'transform="translate(1070 946) scale(1.22)"'),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
