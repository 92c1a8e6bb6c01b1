import { ellipse, group, path, rect, stroke } from '../svg.ts'

/** Facing right; the origin is the floor under its seat, 300 units to the top. */
export const bentwoodChair = (x: number, floor: number, size: number, wood: string, dark: string, facing: 1 | -1) =>
  group(
    [
      stroke('M-56 -150L-66 0M52 -150L72 0', dark, 13, 'stroke-linecap="round"'),
      stroke('M-76 -150C-96 -230 -120 -330 -104 -334C-60 -344 -50 -240 -40 -152', wood, 13, 'stroke-linecap="round"'),
      stroke('M-86 -150C-100 -100 -100 -60 -112 0M88 -146C96 -90 104 -50 116 0', wood, 14, 'stroke-linecap="round"'),
      stroke('M-88 -84C-20 -66 50 -66 94 -84', dark, 9),
      ellipse(4, -150, 104, 22, wood),
      ellipse(4, -157, 92, 15, dark),
    ],
    `transform="translate(${x} ${floor}) scale(${size * facing} ${size})"`,
  )

export const roundTable = (x: number, floor: number, size: number, top: string, foot: string) =>
  group(
    [
      path('M-14 -226L-10 -40C-10 -20 -70 -10 -80 0H80C70 -10 10 -20 10 -40L14 -226Z', foot),
      ellipse(0, -228, 150, 26, foot),
      ellipse(0, -238, 150, 26, top),
      rect(-3, -200, 3, 10, foot),
    ],
    `transform="translate(${x} ${floor}) scale(${size})"`,
  )
