import { circle, group, path, stroke } from '../svg.ts'

/** One letter of each language, 400 by 400, standing on y = 400. Paths, to be independent of the machine's fonts. */
export const letters = {
  ë: (ink: string, dot: string) =>
    group([
      stroke(
        'M80 262H320C320 150 250 100 200 100C130 100 80 160 80 235S130 366 205 366C250 366 285 350 308 322',
        ink,
        66,
      ),
      circle(138, 10, 38, dot),
      circle(262, 10, 38, dot),
    ]),
  œ: (ink: string) =>
    group([
      stroke('M130 100C72 100 33 160 33 235S72 366 130 366S225 306 225 235S188 100 130 100Z', ink, 64),
      stroke(
        'M232 255H400C400 150 360 100 312 100C262 100 225 160 225 235S262 366 318 366C352 366 376 350 392 330',
        ink,
        64,
      ),
    ]),
  ñ: (ink: string, mark: string) =>
    group([
      stroke('M90 400V66M90 240C90 150 140 100 205 100C280 100 310 150 310 225V400', ink, 68),
      stroke('M90 10C130 -40 180 -30 205 -8S280 20 315 -30', mark, 46),
    ]),
  ß: (ink: string) =>
    stroke(
      'M84 400V110C84 20 140 -30 205 -30C270 -30 312 10 312 66C312 130 236 130 236 176C236 230 342 220 342 304C342 350 304 368 262 368C236 368 214 360 196 348',
      ink,
      66,
    ),
  à: (ink: string, mark: string) =>
    group([
      stroke('M190 100C115 100 68 160 68 235S115 366 190 366S312 306 312 235S265 100 190 100ZM316 70V400', ink, 68),
      path('M92 -66L180 -66L250 34H180Z', mark),
    ]),
} as const

export const ampersand = (ink: string) =>
  stroke(
    'M372 214C350 310 270 372 178 372C100 372 54 334 54 280C54 180 250 170 250 74C250 30 220 2 178 2S104 32 104 78C104 140 300 300 392 398',
    ink,
    62,
  )
