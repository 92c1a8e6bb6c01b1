import type { Chance } from '../chance.ts'
import { group, path, round } from '../svg.ts'

/** Flecks instead of a noise filter, which would triple every file. */
export function grain(width: number, height: number, light: string, dark: string, chance: Chance, count = 170) {
  const strew = (share: number) =>
    Array.from({ length: Math.round(count * share) }, () => {
      const [x, y] = [chance.between(0, width), chance.between(0, height)]
      const [dx, dy] = [chance.between(-5, 5), chance.between(-3, 3)]
      return `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}l${round(chance.between(1, 3))} ${round(chance.between(1, 3))}Z`
    }).join('')
  return group([path(strew(1), light, 'opacity=".32"'), path(strew(0.7), dark, 'opacity=".16"')])
}
