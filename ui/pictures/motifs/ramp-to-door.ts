import { grain } from '../elements/grain.ts'
import { figure } from '../elements/people.ts'
import { cypress } from '../elements/plants.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { arch, circle, clipped, facet, group, path, rect, stroke } from '../svg.ts'

/** Going up to the right; the origin is the ground under the big wheel. */
function rider({ colour: c }: Sheet, x: number, y: number, tilt: number) {
  return group(
    [
      stroke('M-64 -190L-50 -84H66L96 -20', c.ink, 9),
      path('M-46 -84C-58 -150 -40 -216 4 -222C40 -222 48 -190 38 -84Z', c.vermilion),
      path('M-46 -84C-58 -150 -40 -216 -6 -221C-24 -170 -20 -120 -10 -84Z', c.brick),
      path('M-40 -126H44C84 -126 104 -118 108 -92L122 -30H90L78 -82L-40 -80Z', c.navy),
      path('M84 -34H124C136 -34 142 -28 144 -18H86Z', c.ink),
      path('M2 -226H34L36 -206C24 -196 12 -198 4 -206Z', c.clay),
      path(
        'M-10 -262C-12 -296 44 -300 46 -264L56 -250L46 -246C46 -228 34 -220 18 -222C2 -224 -10 -240 -10 -262Z',
        c.clay,
      ),
      path('M-24 -244C-36 -310 44 -322 48 -270C30 -280 18 -276 12 -256C2 -240 -14 -232 -24 -244Z', c.ink),
      stroke('M8 -196C4 -160 14 -140 44 -112', c.brick, 25, 'stroke-linecap="round"'),
      circle(48, -108, 13, c.clay),
      circle(0, -66, 66, 'none', `stroke="${c.ink}" stroke-width="10"`),
      circle(0, -66, 52, 'none', `stroke="${c.ink}" stroke-width="3"`),
      stroke('M0 -132V0M-66 -66H66M-46 -112L46 -20M46 -112L-46 -20', c.ink, 3),
      circle(102, -17, 17, c.ink),
    ],
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(1.12)"`,
  )
}

/** One in twelve, as the rule wants it. */
export const rampToDoor: Motif = {
  width: 1500,
  height: 1000,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const steps = [0, 1, 2].map((index) => ({ x: 1190 + index * 84, y: 700 + index * 46 }))
    const posts = [60, 300, 540, 780].map((x) => stroke(`M${x} ${802 - (x * 102) / 940}v-118`, c.ink, 8))
    return [
      rect(0, 0, 1500, 1000, c.ochre),
      facet('0,0 700,0 0,640', c.sand),
      facet('1250,0 1500,0 1500,760 1250,760', c.sky),
      cypress(1372, 800, 620, c.moss, c.fern),
      cypress(1476, 830, 430, c.moss, c.fern),
      rect(1206, 0, 50, 760, c.clay),
      // The doorway and the light that comes out of it.
      path(arch(826, 96, 330, 620), c.brick),
      path(arch(862, 132, 258, 572), c.lamp),
      clipped(arch(862, 132, 258, 572), [
        facet('1120,90 1120,760 1036,690 1036,170', c.vermilion),
        circle(1054, 452, 11, c.lamp),
      ]),
      path(arch(360, 120, 150, 240), c.brick),
      path(arch(378, 138, 114, 222), c.navy),
      rect(431, 138, 8, 222, c.brick),
      rect(378, 250, 114, 8, c.brick),
      rect(344, 360, 182, 20, c.paper),
      facet('-20,804 920,700 1190,700 1190,1010 -20,1010', c.paper),
      facet('920,748 1190,748 1190,1010 -20,1010 -20,852', c.deep),
      facet('-20,852 920,748 920,766 -20,872', c.navy),
      rect(920, 748, 270, 18, c.navy),
      facet('862,704 1120,704 1180,748 780,748', c.lamp),
      facet('1190,716 1278,716 1278,762 1362,762 1362,808 1446,808 1446,1010 1190,1010', c.blue),
      ...steps.map(({ x, y }) => rect(x - 6, y, 98, 20, c.paper)),
      rect(1440, 838, 100, 180, c.sand),
      facet('80,842 330,814 240,880 -20,930 -20,884', c.ink, 'opacity=".3"'),
      rider(sheet, 420, 756, -6.3),
      ...posts,
      stroke('M-20 686L920 582H1190', c.ink, 11, 'stroke-linejoin="round"'),
      ...[940, 1180].map((x) => stroke(`M${x} 700V582`, c.ink, 8)),
      figure(1318, 748, 330, { coat: c.moss, legs: c.wine, skin: c.clay, hair: c.ink }, 0.07),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
