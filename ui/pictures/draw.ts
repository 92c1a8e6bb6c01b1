import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Drawing, drawings } from './catalogue.ts'
import { staleness } from './check.ts'
import { drawIcons, staleIcons } from './icons.ts'
import committed from './manifest.json' with { type: 'json' }
import type { Manifest } from './manifest.ts'
import { dominantOf, encode, formats, heightAt, rasterise, svgFor } from './render.ts'
import committedForStaff from './staff-manifest.json' with { type: 'json' }

const publicFolder = new URL('../../public/', import.meta.url)
const folder = new URL('pictures/', publicFolder)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

async function draw(drawing: Drawing, say: (line: string) => void) {
  const { file, picture } = drawing
  const [smallest, largest] = [Math.min(...picture.widths), Math.max(...picture.widths)]
  let color = ''
  const sizes: string[] = []
  for (const width of picture.widths) {
    const raster = await rasterise(svgFor(drawing, width))
    if (width === smallest) color = await dominantOf(raster)
    for (const format of formats) {
      const bytes = await encode(raster, format)
      await writeFile(new URL(`${file}-${width}.${format}`, folder), bytes)
      if (format === 'avif') sizes.push(`${width} ${kilobytes(bytes.length)}`)
    }
  }
  say(`${file.padEnd(34)} avif ${sizes.join('  ')}`)
  return { width: largest, height: heightAt(drawing, largest), widths: [...picture.widths], color }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})
const unknown = positionals.filter(
  (slug) => slug !== 'icons' && !drawings.some(({ file, picture }) => file === slug || picture.slug === slug),
)
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(', ')}. The slugs are listed in ui/pictures/catalogue.ts.`)
  process.exit(1)
}
const chosen =
  positionals.length === 0
    ? drawings
    : drawings.filter(({ file, picture }) => positionals.includes(file) || positionals.includes(picture.slug))
const manifest: Manifest = { ...committed, ...committedForStaff }

if (values.check) {
  let stale = 0
  for (const drawing of chosen) {
    const reason = await staleness(drawing, folder, manifest)
    if (!reason) continue
    stale++
    console.error(`${drawing.file} ${reason}. Run: node ui/pictures/draw.ts ${drawing.picture.slug}`)
  }
  for (const icon of positionals.length === 0 ? await staleIcons(publicFolder) : []) {
    stale++
    console.error(`${icon} looks different from what is committed. Run: node ui/pictures/draw.ts icons`)
  }
  if (stale > 0) process.exit(1)
  console.info(`Checked ${chosen.length}: every picture is what the code draws.`)
} else {
  await mkdir(folder, { recursive: true })
  if (positionals.length === 0 || positionals.includes('icons'))
    console.info((await drawIcons(publicFolder)).join(', '))
  for (const [index, drawing] of chosen.entries())
    manifest[drawing.file] = await draw(drawing, (line) =>
      console.info(`${String(index + 1).padStart(2)}/${chosen.length} ${line}`),
    )
  // The files of a removed picture are for git to remove.
  for (const slug of Object.keys(manifest)) if (!drawings.some(({ file }) => file === slug)) delete manifest[slug]
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1))
  // What only staff see is of no weight for visitors.
  const isForStaff = ([file]: [string, unknown]) => file.startsWith('staff-')
  const files = {
    'manifest.json': sorted.filter((entry) => !isForStaff(entry)),
    'staff-manifest.json': sorted.filter(isForStaff),
  }
  for (const [file, entries] of Object.entries(files))
    await writeFile(new URL(file, import.meta.url), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}
