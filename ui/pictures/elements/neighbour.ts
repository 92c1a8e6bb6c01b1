import { box, circle, clipped, group, path, rect } from '../svg.ts'

export interface Looks {
  skin: string
  shade: string
  hair: string
  top: string
}

/** Cropped by the sill; `size` is the head's height. */
export function neighbour(
  x: number,
  sill: number,
  size: number,
  looks: Looks,
  facing: 1 | -1,
  cut: 'bob' | 'bun' | 'cap' | 'crop',
): string {
  const u = size / 100
  const hair = {
    bob: 'M-62 62C-84 -96 40 -112 48 -24C22 -34 6 -34 -10 -26C-8 10 -14 44 -20 66C-40 74 -56 72 -62 62Z',
    bun: 'M-46 -10C-52 -84 52 -84 46 -10C30 -50 0 -46 -46 -10ZM-20 -60A26 26 0 1 1 24 -66Z',
    cap: 'M-46 -18C-46 -78 46 -78 46 -18L84 -14V-4L-46 -6Z',
    crop: 'M-46 8C-60 -84 58 -88 46 -14C20 -40 -8 -34 -22 -22L-30 6Z',
  }[cut]
  return group(
    [
      path('M-120 210C-120 110 -70 80 -22 76H22C70 80 120 110 120 210Z', looks.top),
      path('M-22 20H22V86C10 102 -10 102 -22 86Z', looks.shade),
      path('M-42 -20C-42 -62 42 -62 42 -20C46 -6 48 4 56 14L44 20C44 44 34 58 8 58C-26 58 -42 30 -42 -20Z', looks.skin),
      path(hair, looks.hair),
      circle(26, 0, 4.5, '#141826'),
    ],
    `transform="translate(${x} ${sill - 150 * u}) scale(${u * facing} ${u})"`,
  )
}

export const atWindow = (x: number, y: number, width: number, height: number, room: string, who: string) =>
  clipped(box(x, y, width, height), [rect(x, y, width, height, room), who])
