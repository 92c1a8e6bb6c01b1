import type { Sheet } from '../sheet.ts'
import { circle, group } from '../svg.ts'
import { leaf } from './plants.ts'

export function geranium({ colour: c, chance }: Sheet, x: number, y: number): string {
  const leaves = Array.from({ length: 30 }, () => {
    const angle = chance.between(-172, -8)
    const reach = chance.between(20, 150)
    const turn = (angle * Math.PI) / 180
    return leaf(
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach * 0.9,
      angle + chance.between(-30, 30),
      chance.between(80, 130),
      74,
      chance.pick([c.moss, c.fern]),
      c.fern,
    )
  })
  const heads = [
    [-130, -214, 52],
    [18, -300, 64],
    [140, -190, 56],
    [-40, -150, 40],
  ] as const
  const blooms = heads.flatMap(([dx, dy, radius]) =>
    Array.from({ length: 13 }, (_, index) => {
      const turn = index * 2.4
      const reach = radius * 0.82 * Math.sqrt(index / 13)
      return circle(
        x + dx + Math.cos(turn) * reach,
        y + dy + Math.sin(turn) * reach,
        radius * 0.36,
        index % 4 === 3 ? c.brick : c.vermilion,
      )
    }),
  )
  return group([...leaves, ...blooms])
}
