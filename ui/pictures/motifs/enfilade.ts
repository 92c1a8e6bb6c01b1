import { grain } from '../elements/grain.ts'
import { figure } from '../elements/people.ts'
import { profiles, sized, turned } from '../elements/vessels.ts'
import type { Motif } from '../sheet.ts'
import { box, clipped, ellipse, facet, group, polygon, rect } from '../svg.ts'

export const enfilade: Motif = {
  width: 1500,
  height: 1000,
  draw({ colour: c, chance }) {
    const eye = { x: 860, y: 590 }
    const rooms = [
      { wall: c.vermilion, side: c.brick, floor: c.peach, glow: c.cream },
      { wall: c.peach, side: c.clay, floor: c.brick, glow: c.clay },
      { wall: c.fern, side: c.ink, floor: c.sage, glow: c.cream },
      { wall: c.ochre, side: c.clay, floor: c.wine, glow: c.brick },
      { wall: c.deep, side: c.navy, floor: c.sky, glow: c.paper },
      { wall: c.cream, side: c.sand, floor: c.paper, glow: c.paper },
    ]
    const scale = [1, 0.735, 0.54, 0.395, 0.29, 0.215]
    const door = (index: number) => {
      const k = (scale[index] ?? 0.2) * 0.78
      return {
        left: eye.x - 430 * k,
        right: eye.x + 400 * k,
        top: eye.y - 640 * k,
        floor: eye.y + 470 * (scale[index] ?? 0.2) * 0.8,
      }
    }
    const marks = rooms.map((room, index) => {
      const d = door(index)
      const next = rooms[index + 1]
      const after = door(index + 1)
      if (!next) return ''
      const jamb = (d.right - d.left) * 0.055
      return group([
        polygon(
          [
            [d.left, d.top],
            [d.right, d.top],
            [d.right, d.floor],
            [d.left, d.floor],
          ],
          room.side,
        ),
        clipped(box(d.left + jamb, d.top + jamb * 0.7, d.right - d.left - jamb, d.floor - d.top), [
          rect(d.left, d.top, d.right - d.left, d.floor - d.top, next.wall),
          rect(d.left, after.floor, d.right - d.left, d.floor - after.floor, next.floor),
          // Light through the next door.
          polygon(
            [
              [after.left, after.floor],
              [after.right, after.floor],
              [after.right - (after.right - after.left) * 0.3, d.floor],
              [after.left - (after.right - after.left) * 0.9, d.floor],
            ],
            next.glow,
          ),
        ]),
        polygon(
          [
            [d.left, d.floor],
            [d.left + jamb, d.floor],
            [d.left + jamb, d.floor - jamb * 0.6],
          ],
          room.side,
        ),
      ])
    })
    const first = door(0)
    return [
      rect(0, 0, 1500, 1000, c.vermilion),
      facet('0,0 330,0 0,520', c.clay, 'opacity=".55"'),
      rect(0, first.floor, 1500, 1000 - first.floor, c.peach),
      polygon(
        [
          [first.left, first.floor],
          [first.right, first.floor],
          [first.right - 120, 1010],
          [first.left - 420, 1010],
        ],
        c.cream,
      ),
      ...marks,
      rect(838, 588, 46, 92, c.sand),
      rect(862, 588, 22, 92, c.clay),
      turned(861, 590, sized(profiles.amphora, 0.31), c.vermilion, c.brick, 'left'),
      // A picture too large for the page, and a bench.
      group([
        rect(-120, 170, 420, 520, c.ochre),
        rect(-120, 200, 390, 460, c.navy),
        facet('-120,660 60,360 150,520 270,430 270,660', c.sky),
        ellipse(170, 300, 46, 46, c.paper),
      ]),
      rect(1270, 800, 300, 34, c.wine),
      rect(1296, 834, 22, 110, c.ink),
      rect(1470, 834, 22, 110, c.ink),
      facet('1040,930 1076,930 1010,1010 920,1010', c.clay, 'opacity=".55"'),
      figure(1060, 934, 400, { coat: c.navy, legs: c.ink, skin: c.clay, hair: c.ink }, 0.015),
      grain(1500, 1000, c.paper, c.ink, chance),
    ]
  },
}
