import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import display from '#ui/tokens/fonts/bricolage-grotesque-display.woff2?inline'

/** Text as outlines: the picture must not depend on the fonts of the machine. */
export interface Face {
  widthOf: (words: string) => number
  draw: (words: string, x: number, y: number, colour: string) => string
  missingIn: (words: string) => string[]
}

let opened: Font | undefined
/** In units of the font: a headline is tried in many sizes. */
const widths = new LRUCache<string, number>({ max: 1000 })

/** From a data address, so that the built renderer contains the font. */
function openFont(): Font {
  const font = create(Buffer.from(display.slice(display.indexOf(',') + 1), 'base64'))
  if (!('layout' in font)) throw new Error('The font of the share pictures is a collection: one face is needed.')
  return font
}

export function displayFace(size: number): Face {
  opened ??= openFont()
  const font = opened
  const scale = size / font.unitsPerEm
  const layout = (words: string) => font.layout(printable(words))
  const measured = (words: string) => {
    const { advanceWidth } = layout(words)
    widths.set(words, advanceWidth)
    return advanceWidth
  }
  return {
    widthOf: (words) => (widths.get(words) ?? measured(words)) * scale,
    draw(words, x, y, colour) {
      const run = layout(words)
      let pen = 0
      const outlines = run.glyphs.map((glyph, index) => {
        const place = run.positions[index]
        const outline = glyph.path
          .scale(scale, -scale)
          .translate(x + (pen + (place?.xOffset ?? 0)) * scale, y)
          .toSVG()
        pen += place?.xAdvance ?? 0
        return outline
      })
      return `<path fill="${colour}" d="${outlines.join('')}"/>`
    },
    missingIn: (words) =>
      [...printable(words)].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  }
}

/** The face lacks the narrow no-break space of French. */
function printable(words: string): string {
  return words.normalize('NFC').replaceAll('\u202f', '\u00a0')
}
