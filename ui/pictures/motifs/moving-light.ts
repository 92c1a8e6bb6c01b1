import { pear } from '../elements/fruit.ts'
import { panes, slant } from '../elements/light.ts'
import { leaf, sprig } from '../elements/plants.ts'
import { profiles, sized, turned } from '../elements/vessels.ts'
import { type Palette, palettes, shadedWith } from '../palette.ts'
import type { Motif } from '../sheet.ts'
import { ellipse, facet, group, lines, path, points, rect, round, stroke } from '../svg.ts'

/** The windows repeat after this many units, by which one loop moves the light. */
const period = 820

const lit: Palette = palettes.day
const shaded = shadedWith(lit, '#45203f', 0.42)

/** x, y, width, height. */
const lying = [
  [612, 554, 280, 46],
  [636, 516, 250, 38],
  [620, 494, 236, 22],
  [650, 476, 206, 18],
] as const

/** `cast` is the wall's colour in shade, for shadows that only exist in the light. */
function room(c: Palette, cast?: string): string {
  const shadows = cast
    ? [
        turned(452, 600, sized(profiles.jug, 1.02), cast, cast),
        group([
          leaf(1152, 440, -120, 210, 60, cast),
          leaf(1152, 440, -88, 250, 60, cast),
          leaf(1152, 440, -50, 210, 60, cast),
          facet('1052,500 1236,500 1216,610 1070,610', cast),
        ]),
        facet('640,500 985,500 985,600 640,600', cast),
        facet('742,420 842,420 834,480 742,480', cast),
      ]
    : []
  return group([
    rect(-10, -10, 1300, 740, c.peach),
    rect(-10, -10, 1300, 36, c.clay),
    ...shadows,
    rect(-10, 590, 1300, 160, c.wine),
    rect(-10, 590, 1300, 18, c.brick),
    ...lying.map(([x, y, width, height], index) =>
      rect(x, y, width, height, [c.navy, c.vermilion, c.paper, c.ochre][index] ?? c.navy),
    ),
    ...lying.map(([x, y, width, height]) => rect(x + width - 54, y, 16, height, c.cream)),
    turned(742, 476, sized(profiles.cup, 0.72), c.sky, c.blue, 'left'),
    ellipse(742, 407, 53, 10, c.wine),
    turned(350, 628, sized(profiles.jug, 1.12), c.paper, c.sand, 'left'),
    stroke('M420 322C510 310 520 440 446 520', c.paper, 24, 'stroke-linecap="round"'),
    ellipse(350, 302, 74, 15, c.navy),
    sprig(points('346,304 330,230 296,160 270,96'), 96, 34, c.moss, c.fern, c.fern),
    sprig(points('356,304 384,232 430,178'), 84, 30, c.fern, c.moss, c.fern),
    pear(190, 650, 1, c.ochre, c.clay, c.wine),
    pear(92, 664, 0.92, c.sage, c.moss, c.wine),
    pear(530, 662, 0.86, c.vermilion, c.brick, c.wine),
    ...[-150, -124, -98, -72, -44, -18].map((angle, index) =>
      leaf(
        1052,
        500,
        angle,
        250 - Math.abs(angle + 84) * 0.9,
        62,
        index % 2 ? c.moss : c.fern,
        index % 2 ? c.fern : c.moss,
      ),
    ),
    turned(1052, 650, sized(profiles.pot, 1.0), c.deep, c.navy, 'left'),
    rect(958, 488, 188, 34, c.deep),
    rect(1073, 488, 73, 34, c.navy),
  ])
}

function branch(x: number, turn: number): string {
  const sway = Math.sin(turn * Math.PI * 4) * 5
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const [lx, ly] = [x + 40 + index * 46, 40 + index * 22 + Math.sin(index) * 12]
    return leaf(lx, ly, (index % 2 ? -40 : 66) + sway * (1 + index * 0.25), 120, 50, '#000')
  })
  return group([
    stroke(
      `M${round(x - 20)} 10C${round(x + 140)} 60 ${round(x + 280)} 130 ${round(x + 440)} ${round(232 + sway * 3)}`,
      '#000',
      9,
    ),
    ...leaves,
  ])
}

/** From 0 up to but not including 1, which would be 0 again. */
export function roomAt(turn: number): string[] {
  const shift = turn * period
  const windows = [-2, -1, 0, 1].map((index) => index * period + shift)
  const openings = windows.flatMap((x) => panes(x + 150, -30, 560, 790, [0.4], [0.26, 0.64], 26, slant(-0.36, 300)))
  return [
    room(shaded),
    `<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2.4"/></filter>`,
    `<mask id="light" maskUnits="userSpaceOnUse" x="-20" y="-20" width="1320" height="760"><g filter="url(#soft)">`,
    rect(-200, -200, 1680, 1120, '#000'),
    path(openings.map((corners) => lines(corners)).join(''), '#fff'),
    ...windows.map((x) => branch(x + 250, turn)),
    `</g></mask>`,
    group([room(lit, shaded.peach)], 'mask="url(#light)"'),
  ]
}

/** As a picture, the film's first frame. */
export const movingLight: Motif = { width: 1280, height: 720, draw: () => roomAt(0) }
