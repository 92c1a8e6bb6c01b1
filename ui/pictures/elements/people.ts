import { ellipse, group, path, round, stroke } from '../svg.ts'

export interface Dress {
  coat: string
  legs: string
  skin: string
  hair: string
}

/** Seen from behind; `height` is from sole to crown. */
export function figure(x: number, base: number, height: number, dress: Dress, stride = 0.06) {
  const u = height
  const at = (dx: number, dy: number) => `${round(x + dx * u)} ${round(base - dy * u)}`
  const leg = (from: number, to: number) =>
    path(
      `M${at(from - 0.052, 0.5)}L${at(from + 0.052, 0.5)}L${at(to + 0.03, 0.012)}L${at(to + 0.036, 0)}H${round(x + (to - 0.034) * u)}Z`,
      dress.legs,
    )
  return group([
    leg(-0.045, -0.03 - stride),
    leg(0.045, 0.03 + stride),
    ...[-1, 1].map((side) =>
      stroke(
        `M${at(side * 0.115, 0.76)}C${at(side * 0.155, 0.66)} ${at(side * 0.15, 0.56)} ${at(side * 0.13, 0.46)}`,
        dress.coat,
        u * 0.056,
        'stroke-linecap="round"',
      ),
    ),
    ...[-1, 1].map((side) => ellipse(x + side * 0.13 * u, base - 0.425 * u, 0.024 * u, 0.028 * u, dress.skin)),
    path(
      `M${at(-0.1, 0.38)}C${at(-0.125, 0.6)} ${at(-0.16, 0.8)} ${at(-0.06, 0.83)}H${round(x + 0.06 * u)}C${at(0.16, 0.8)} ${at(0.125, 0.6)} ${at(0.1, 0.38)}Z`,
      dress.coat,
    ),
    path(
      `M${at(-0.032, 0.9)}L${at(0.032, 0.9)}L${at(0.038, 0.82)}C${at(0.02, 0.805)} ${at(-0.02, 0.805)} ${at(-0.038, 0.82)}Z`,
      dress.skin,
    ),
    ellipse(x, base - 0.925 * u, 0.062 * u, 0.072 * u, dress.hair),
  ])
}
