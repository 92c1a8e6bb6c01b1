import { grain } from '../elements/grain.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { arch, box, circle, clipped, path, points, polygon, rect } from '../svg.ts'

interface Sitter {
  opening: string
  wall: string
  room: string
  coat: string
  collar: string
  skin: string
  shade: string
  hair: string
  head: string
  pane: readonly (readonly [number, number])[]
}

const sit = (sitter: (colour: Sheet['colour']) => Sitter): Motif => ({
  width: 1000,
  height: 1000,
  draw({ colour: c, chance }) {
    const s = sitter(c)
    return [
      rect(0, 0, 1000, 1000, s.wall),
      clipped(s.opening, [
        rect(0, 0, 1000, 1000, s.room),
        polygon(s.pane, c.paper, 'opacity=".16"'),
        path('M120 1000C120 800 260 720 420 700H580C740 720 880 800 880 1000Z', s.coat),
        path('M500 700H580C740 720 880 800 880 1000H500Z', s.collar),
        path('M420 540H580V720C560 780 440 780 420 720Z', s.shade),
        circle(500, 440, 190, s.skin),
        path('M500 250A190 190 0 0 1 500 630Z', s.shade),
        path(s.head, s.hair),
      ]),
      grain(1000, 1000, c.paper, c.ink, chance, 50),
    ]
  },
})

/** For authors without a picture: no one in particular. */
export const windowPortraits = {
  arched: sit((c) => ({
    opening: arch(110, 60, 780, 960),
    wall: c.peach,
    room: c.deep,
    coat: c.vermilion,
    collar: c.brick,
    skin: c.sand,
    shade: c.clay,
    hair: c.ink,
    head: 'M300 470C270 190 730 190 700 470C690 560 730 600 690 640C660 560 680 420 600 380C480 420 340 380 310 480Z',
    pane: points('110,1000 110,300 420,60 640,60'),
  })),
  square: sit((c) => ({
    opening: box(90, 90, 820, 930),
    wall: c.navy,
    room: c.ochre,
    coat: c.moss,
    collar: c.fern,
    skin: c.clay,
    shade: c.brick,
    hair: c.wine,
    head: 'M310 430C300 200 700 200 690 430C600 340 420 330 310 430ZM420 262A90 90 0 1 1 580 262Z',
    pane: points('90,640 560,90 760,90 90,880'),
  })),
  round: sit((c) => ({
    opening: 'M500 60A440 440 0 0 1 500 940A440 440 0 0 1 500 60Z',
    wall: c.vermilion,
    room: c.sky,
    coat: c.navy,
    collar: c.ink,
    skin: c.peach,
    shade: c.clay,
    hair: c.paper,
    head: 'M300 460C280 210 720 200 700 460C680 400 640 360 560 350C470 400 360 370 300 460ZM400 590C460 560 540 560 600 590C600 680 560 700 500 700S400 680 400 590Z',
    pane: points('60,500 400,60 600,60 100,760'),
  })),
}
