import { type Chance, chanceOf } from './chance.ts'
import { type Palette, palettes, type Theme } from './palette.ts'
import { round } from './svg.ts'

export interface Sheet {
  colour: Palette
  chance: Chance
  theme: Theme
}

/** In the units of its own box; another ratio crops it from the middle. */
export interface Motif {
  width: number
  height: number
  draw(sheet: Sheet): string[]
}

export const sheetOf = (slug: string, theme: Theme): Sheet => ({
  colour: palettes[theme],
  chance: chanceOf(slug),
  theme,
})

export function svgOf(motif: Motif, sheet: Sheet, width: number, height: number): string {
  const view = `viewBox="0 0 ${motif.width} ${motif.height}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" ${view}>${motif.draw(sheet).join('')}</svg>`
}
