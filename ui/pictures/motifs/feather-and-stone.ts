import { bars } from '../elements/frame.ts'
import { grain } from '../elements/grain.ts'
import type { Motif } from '../sheet.ts'
import { blob, circle, ellipse, facet, group, path, points, rect, stroke } from '../svg.ts'

export const featherAndStone: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const pan = (x: number, y: number, from: number) =>
      group([
        stroke(`M${x} ${from}L${x - 170} ${y}M${x} ${from}L${x + 170} ${y}`, c.ink, 5),
        path(`M${x - 190} ${y}H${x + 190}C${x + 160} ${y + 66} ${x - 160} ${y + 66} ${x - 190} ${y}Z`, c.ochre),
        path(`M${x + 40} ${y}H${x + 190}C${x + 170} ${y + 44} ${x + 90} ${y + 50} ${x + 10} ${y + 50}Z`, c.clay),
      ])
    return [
      rect(0, 0, 1500, 1000, c.sky),
      facet('0,0 760,0 260,1000 0,1000', c.mist),
      blob(points('1130,250 1250,190 1340,220 1440,200 1530,270 1500,320 1180,320'), c.paper),
      blob(points('-60,560 60,500 180,530 240,600 -60,620'), c.paper),
      path('M0 790L240 720L520 770L820 690L1120 760L1500 680V1000H0Z', c.blue),
      bars({ x: 0, y: 0, width: 1500, height: 1000 }, [0.27, 0.93], [0.14], 26, c.paper),
      rect(0, 868, 1500, 140, c.navy),
      rect(0, 868, 1500, 20, c.deep),
      // Post and tilted beam.
      path('M676 868C690 700 704 400 706 250H734C736 400 750 700 764 868Z', c.ink),
      path('M560 868C580 822 860 822 880 868Z', c.ink),
      group(
        [
          path('M-470 -9C-300 -30 -100 -34 0 -36C100 -34 300 -30 470 -9V9H-470Z', c.ink),
          circle(-462, 0, 16, c.ochre),
          circle(462, 0, 16, c.ochre),
        ],
        'transform="translate(720 260) rotate(15)"',
      ),
      circle(720, 252, 38, c.vermilion),
      circle(720, 252, 13, c.paper),
      pan(274, 500, 142),
      group(
        [
          path('M-150 44C-140 -50 30 -150 236 -116C150 -30 10 20 -150 44Z', c.paper),
          path('M-150 44C-20 60 170 20 236 -116C120 -36 -10 22 -150 44Z', c.sand),
          facet('-40,-66 -6,-10 -14,-82', c.mist),
          facet('66,-116 70,-50 98,-124', c.mist),
          facet('60,40 56,0 88,26', c.mist),
          stroke('M-236 74C-120 36 60 -10 226 -112', c.vermilion, 6, 'stroke-linecap="round"'),
        ],
        'transform="translate(286 440) rotate(-4)"',
      ),
      pan(1166, 790, 380),
      // The stone.
      path('M1010 792L1036 640L1116 560L1236 574L1310 668L1322 792Z', c.vermilion),
      facet('1116,560 1236,574 1186,664 1036,640', c.peach),
      facet('1236,574 1310,668 1322,792 1218,792 1186,664', c.brick),
      ellipse(1166, 880, 170, 10, c.ink),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
