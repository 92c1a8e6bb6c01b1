// Cuts the published fonts to the glyphs, axes and features in use: node ui/tokens/fonts/subset.ts, after an update of
// the fontsource packages or of glyphs.ts. The same input gives the same bytes.
import { readFile, writeFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { requiredGlyphs, welcomeGlyphs } from './glyphs.ts'

interface Cut {
  name: string
  source: string
  /** A number fixes the axis. A default in the middle of a range needs a second set of outlines. */
  axes: Record<string, number | { min: number; max: number }>
  /** Kerning that varies along the axes is half of each file: fixed here, it differs by 0.02 em at most. */
  kernedAt: Record<string, number>
}

const cuts: Cut[] = [
  {
    name: 'bricolage-grotesque',
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    ),
    // Every axis roughly doubles the outlines: width and weight are fixed, narrow enough for German headlines. Optical
    // size stays, from 36 on: it makes a huge headline tight and a card title open.
    axes: { opsz: { min: 36, max: 96 }, wght: 700, wdth: 80 },
    kernedAt: { opsz: 72, wght: 700, wdth: 80 },
  },
  {
    // For share pictures: fontkit cannot vary a WOFF2 file.
    name: 'bricolage-grotesque-display',
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    ),
    axes: { opsz: 96, wght: 700, wdth: 80 },
    kernedAt: { opsz: 96, wght: 700, wdth: 80 },
  },
  {
    name: 'instrument-sans',
    source: import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 700 } },
    kernedAt: { wght: 450 },
  },
]

// `case` is for the day the fonts gain it; text in NFC needs neither `mark` nor `ccmp`.
const features = ['kern', 'liga', 'tnum', 'case']

// STAT and MVAR serve font menus and underline metrics that the site sets itself.
const dropTables = ['STAT', 'MVAR']

const text = requiredGlyphs + welcomeGlyphs

// https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
const headerSize = 12
const recordSize = 16

for (const cut of cuts) {
  const published = await readFile(new URL(cut.source))
  const font = await subset(published, cut)
  const { characterSet, numGlyphs, variationAxes } = create(font) as Font
  const missing = absent(requiredGlyphs, characterSet)
  if (missing.length > 0) {
    throw new Error(
      `${cut.name} lacks ${missing}, so those characters would show in another face. Choose a source file that has them, or take them out of glyphs.ts.`,
    )
  }
  await writeFile(new URL(`${cut.name}.woff2`, import.meta.url), font)
  const axes = Object.entries(variationAxes).map(([tag, axis]) => `${tag} ${axis?.min}–${axis?.max}`)
  console.info(
    `${cut.name}: ${kilobytes(published)} → ${kilobytes(font)}, ${numGlyphs} glyphs, ${axes.join(', ')}; not in the source: ${absent(welcomeGlyphs, characterSet).join(' ')}`,
  )
}

/** Moves a cut's positioning tables into the variable one, a third lighter; both have the same glyphs in one order. */
async function subset(published: Buffer, { name, axes, kernedAt }: Cut) {
  const options = { targetFormat: 'sfnt', keepFeatures: features, dropTables } as const
  const variable = readTables(await subsetFont(published, text, { ...options, variationAxes: axes }))
  const fixed = readTables(await subsetFont(published, text, { ...options, variationAxes: kernedAt }))
  if (!variable.get('cmap')?.equals(fixed.get('cmap') ?? Buffer.alloc(0))) {
    throw new Error(
      `${name}: the two cuts number their glyphs differently, so the kerning would land on other letters.`,
    )
  }
  for (const tag of ['GPOS', 'GDEF']) {
    const table = fixed.get(tag)
    if (table) variable.set(tag, table)
    else variable.delete(tag)
  }
  return subsetFont(writeTables(variable), text, { targetFormat: 'woff2' })
}

function readTables(sfnt: Buffer) {
  const tables = new Map<string, Buffer>()
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const record = headerSize + recordSize * i
    const start = sfnt.readUInt32BE(record + 8)
    tables.set(
      sfnt.toString('latin1', record, record + 4),
      sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12)),
    )
  }
  return tables
}

// Checksums and search hints stay zero: the last pass of subset-font writes them.
function writeTables(tables: Map<string, Buffer>) {
  const directory = Buffer.alloc(headerSize + recordSize * tables.size)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [i, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const record = headerSize + recordSize * i
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(table.length, record + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}

function absent(characters: string, characterSet: number[]) {
  const present = new Set(characterSet)
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0)
    .filter((codePoint) => !present.has(codePoint))
    .map((codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`)
}

function kilobytes(buffer: Buffer) {
  return `${(buffer.length / 1000).toFixed(1)} kB`
}
