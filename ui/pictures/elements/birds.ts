import { group, path, round } from '../svg.ts'

/** Four positions of the wings, beak to the right. */
const poses = [
  'M100 0C70 -22 40 -20 10 -14C0 -60 -40 -110 -110 -130C-60 -90 -50 -40 -44 -8L-120 10L-170 -6L-132 20L-176 40L-100 30L-40 26C10 26 60 20 100 0Z',
  'M100 0C70 -20 40 -18 20 -14C-10 -40 -70 -70 -150 -62C-90 -46 -60 -20 -50 -4L-120 8L-176 -10L-132 20L-170 46L-100 30L-40 24C10 26 60 18 100 0Z',
  'M100 0C70 -20 30 -22 -50 -12L-120 6L-174 -14L-132 18L-168 44L-100 28L-46 24C-60 60 -100 100 -170 120C-80 122 0 90 24 22C60 18 80 12 100 0Z',
  'M100 0C70 -20 30 -22 -50 -12L-120 6L-174 -8L-132 20L-172 40L-100 30L-46 24C-30 70 -50 130 -90 170C-20 150 30 90 34 20C60 16 80 12 100 0Z',
] as const

export const swallow = (x: number, y: number, size: number, pose: number, colour: string, throat: string, tilt = 0) =>
  group(
    [
      path(poses[((pose % 4) + 4) % 4] ?? poses[0], colour),
      path('M100 0C84 -12 66 -14 54 -10C60 8 70 12 78 8Z', throat),
    ],
    `transform="translate(${round(x)} ${round(y)}) rotate(${tilt}) scale(${size})"`,
  )
