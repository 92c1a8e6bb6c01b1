import { describe, expect, it } from 'vitest'
import { type MailColours, mailColours } from '#ui/mails/parts/mail-colours.ts'

/** Red, green and blue between 0 and 1. */
type Colour = readonly number[]

const read = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** Relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The same hue, as light as it was dark. */
function turned(colour: Colour): Colour {
  const middle = Math.max(...colour) + Math.min(...colour)
  return colour.map((part) => part + 1 - middle)
}

const isLight = (colour: Colour) => luminance(colour) > 0.3

/** What mail programs make of a mail's colours when they want it dark, as words and as surfaces. */
const programs: Record<string, Record<'words' | 'surface', (colour: Colour) => Colour>> = {
  'as they are': { words: (colour) => colour, surface: (colour) => colour },
  'all turned round': { words: turned, surface: turned },
  'turned round where they are too dark for words or too light for a surface': {
    words: (colour) => (isLight(colour) ? colour : turned(colour)),
    surface: (colour) => (isLight(colour) ? turned(colour) : colour),
  },
}

const pairs = [
  ['ink', 'pane'],
  ['ink', 'paper'],
  ['inkSoft', 'pane'],
  ['inkSoft', 'paper'],
  ['onSignal', 'signal'],
] as const satisfies [keyof MailColours, keyof MailColours][]

describe.each(Object.entries(programs))('colours %s', (_name, { words, surface }) => {
  it.each(pairs)('keep %s readable on %s', (front, back) => {
    const { day } = mailColours
    expect(contrast(words(read(day[front])), surface(read(day[back])))).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(pairs)('by night, %s is readable on %s', (front, back) => {
  const { night } = mailColours
  expect(contrast(read(night[front]), read(night[back]))).toBeGreaterThanOrEqual(4.5)
})
