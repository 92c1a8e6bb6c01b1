/** Named for what they are by day; lamp is a lit window at any hour. */
const tints = [
  'paper',
  'cream',
  'sand',
  'peach',
  'clay',
  'ochre',
  'vermilion',
  'brick',
  'wine',
  'mist',
  'sky',
  'blue',
  'deep',
  'navy',
  'ink',
  'sage',
  'moss',
  'fern',
  'lamp',
] as const

export type Palette = Record<(typeof tints)[number], string>

export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export type Theme = 'day' | 'night'

export const palettes: Record<Theme, Palette> = {
  day: {
    paper: '#faf5ec',
    cream: '#f6e6cb',
    sand: '#e9cfa6',
    peach: '#f3c3a0',
    clay: '#dd8f6b',
    ochre: '#eeb23f',
    vermilion: '#e0401f',
    brick: '#a8301c',
    wine: '#62202a',
    mist: '#d3e3ec',
    sky: '#a3c8e2',
    blue: '#5f96c8',
    deep: '#2c5a92',
    navy: '#1f2c50',
    ink: '#141826',
    sage: '#b3c193',
    moss: '#6d8c57',
    fern: '#38593f',
    lamp: '#ffd27a',
  },
  night: {
    paper: '#5b6896',
    cream: '#4c5887',
    sand: '#414c78',
    peach: '#3a4674',
    clay: '#54384f',
    ochre: '#c98a3a',
    vermilion: '#c8432c',
    brick: '#7a2a30',
    wine: '#3a1a2c',
    mist: '#2f3b6b',
    sky: '#26315c',
    blue: '#1f2a52',
    deep: '#192346',
    navy: '#111832',
    ink: '#0a0e1c',
    sage: '#3a4f57',
    moss: '#243b44',
    fern: '#162a35',
    lamp: '#ffc95e',
  },
}

export const dusk: Palette = {
  ...palettes.night,
  paper: '#f0b79c',
  cream: '#e2a08a',
  sand: '#cf8779',
  peach: '#b96f70',
  clay: '#a8392b',
  brick: '#6d2030',
  mist: '#f0a06a',
  sky: '#b96f78',
  blue: '#8a5470',
  deep: '#6f4a6c',
  navy: '#5a3560',
  ink: '#2a1a38',
  moss: '#54584a',
  fern: '#343e40',
}

export function shadedWith(palette: Palette, tint: string, share: number): Palette {
  const shaded = { ...palette }
  for (const name of tints) shaded[name] = mix(palette[name], tint, share)
  return shaded
}
