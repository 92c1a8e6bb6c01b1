import sharp from 'sharp'
import { brand } from '#locales/brand.ts'
import { shareSize } from '#site/head/share-address.ts'
import { breakLines, textOf, type Word, wordsOf } from '#site/render/share/share-lines.ts'
import { cropPhoto, type SharePhoto } from '#site/render/share/share-photo.ts'
import { displayFace, type Face } from '#site/render/share/share-type.ts'
import { pictures } from '#ui/pictures/catalogue.ts'
import { motifs } from '#ui/pictures/motifs.ts'
import { palettes } from '#ui/pictures/palette.ts'
import { sheetOf, svgOf } from '#ui/pictures/sheet.ts'

export interface SharePicture {
  title: string // a word between `<accent>` tags is set in signal
  label: string
  picture: string
  keep?: 'left' | 'right'
  photo?: SharePhoto // instead of the drawing of `picture`
}

const { width, height } = shareSize
const { paper, ink, vermilion: signal } = palettes.day
const view = { x: 744, width: width - 744 }
const sill = { y: 506, height: height - 506 }
const bar = 4
/** Beside the bar on its left edge. */
const photoView = { width: view.width - bar / 2, height }
const photoPlace = { left: view.x + bar / 2, top: 0 }
const margin = 52
const labelPadding = 36
const leading = 0.98
const sizes = [150, 140, 130, 120, 112, 104, 96, 88, 80, 72, 64, 56, 48, 42]
const mostBytes = 80_000 // bytes
const mostOfTitle = 400 // characters; four lines of the smallest size hold some 150

export async function drawSharePicture(content: SharePicture): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(shareSvg(content)))
    .composite(content.photo ? [{ input: await cropPhoto(content.photo, photoView), ...photoPlace }] : [])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const fileOf = (quality: number) =>
    sharp(pixels.data, { raw: pixels.info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0' })
      .toBuffer()
  for (const quality of [82, 74, 66, 58, 50]) {
    const file = await fileOf(quality)
    if (file.length <= mostBytes) return file
  }
  return fileOf(40)
}

export function shareSvg({ title, label, picture, keep, photo }: SharePicture): string {
  const brandFace = displayFace(52)
  const labelRoom = view.x - (2 * margin + 70 + brandFace.widthOf(brand.name)) - 2 * labelPadding
  const labelFace = [36, 33, 30, 27, 24].map(displayFace).find((face) => face.widthOf(label) <= labelRoom)
  if (!labelFace) throw new Error(`“${label}” is too long for the label of a share picture.`)
  const labelWidth = labelFace.widthOf(label) + 2 * labelPadding
  const labelX = view.x - labelWidth
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    box(0, 0, width, height, paper),
    headline(wordsOf(title.slice(0, mostOfTitle))),
    box(labelX, sill.y, labelWidth, sill.height, signal),
    labelFace.draw(label, labelX + labelPadding, sill.y + 75, paper),
    brandMark(margin, sill.y + 30, 64),
    brandFace.draw(brand.name, margin + 70, sill.y + 81, ink),
    photo ? '' : viewOf(picture, keep),
    box(0, sill.y - bar / 2, view.x, bar, ink),
    box(labelX - bar / 2, sill.y, bar, sill.height, ink),
    box(view.x - bar / 2, 0, bar, height, ink),
    '</svg>',
  ].join('')
}

/** The largest size that fits four lines without a short word alone on one. What is too long ends in an ellipsis. */
function headline(title: Word[]): string {
  let words = title
  let chosen = settingOf(words)
  while (!chosen) {
    words = shorter(words)
    chosen = settingOf(words)
  }
  const { size, face, lines } = chosen
  return lines.map((line, index) => setLine(line, face, margin + size * (0.74 + index * leading))).join('')
}

function settingOf(words: Word[]) {
  const room = { width: view.x - 2 * margin, height: sill.y - 2 * margin }
  const settings = sizes.flatMap((size) => {
    const face = displayFace(size)
    const lines = breakLines(words, face, room.width, 4)
    return lines && lines.length * size * leading <= room.height + size * 0.2 ? [{ size, face, lines }] : []
  })
  return settings.find(({ lines }) => lines.every((line) => textOf(line).length > 3)) ?? settings[0]
}

/** One word less; of a single one, half. Always shorter, whatever the words are made of: at last the ellipsis alone. */
function shorter(words: Word[]): Word[] {
  const letters = [...textOf(words).replace(/…$/, '')]
  const kept = words.length > 1 ? textOf(words.slice(0, -1)) : letters.slice(0, letters.length / 2).join('')
  let end = kept.length
  while (/[\s.,:;–…-]/.test(kept.charAt(end - 1))) end--
  return wordsOf(`${kept.slice(0, end)}…`)
}

function setLine(line: Word[], face: Face, y: number): string {
  let x = margin
  return line
    .flat()
    .map(({ text, isAccent }) => {
      const outline = face.draw(text, x, y, isAccent ? signal : ink)
      x += face.widthOf(text)
      return outline
    })
    .join('')
}

function viewOf(slug: string, keep: SharePicture['keep']): string {
  const picture = pictures.find((entry) => entry.slug === slug)
  if (!picture) return emptyWindow
  const drawing = svgOf(motifs[picture.motif], sheetOf(slug, 'day'), view.width, height)
  const align = keep ? { left: 'xMinYMid', right: 'xMaxYMid' }[keep] : 'xMidYMid'
  return drawing.replace('<svg ', `<svg x="${view.x}" y="0" `).replace('xMidYMid', align)
}

/** Of a post without a picture, or whose file is gone. */
const emptyWindow = [
  box(view.x, 0, view.width, height, palettes.day.sky),
  box(view.x + view.width / 2 - bar / 2, 0, bar, height, ink),
  box(view.x, height / 2 - bar / 2, view.width, bar, ink),
].join('')

function brandMark(x: number, y: number, size: number): string {
  const scale = size / 26
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${signal}" d="M11 2h7v10h-7z"/><path fill="none" stroke="${ink}" stroke-width="2" d="M1 1h18v24H1zM10 1v24M1 13h18"/></g>`
}

function box(x: number, y: number, boxWidth: number, boxHeight: number, colour: string): string {
  return `<path fill="${colour}" d="M${x} ${y}h${boxWidth}v${boxHeight}h${-boxWidth}z"/>`
}
