// Scales the system's fonts until a line of our text is as long as in ours, and gives them our ascent and descent, so
// that nothing shifts. Writes the rules into ui/tokens/fonts.css.
import { readFile, writeFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

interface Fallback {
  family: string
  /** Full and PostScript names: browsers differ in which one `local()` looks up. */
  local: string[]
  weight: string
  file: string
  at: Record<string, number>
  sample: string
  widths: string
  /** Width of the local font as a part of the table's. */
  scale?: number
}

// Per 1000 em, for Arial and the fonts of its measure (Helvetica, Liberation Sans). Arial Narrow is the same at 82 %.
const measured = " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;?!-'’–"
const arial =
  '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 556 556 556 556 556 556 556 556 556 556 278 278 278 278 556 278 333 191 222 556'
const arialBold =
  '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 556 556 556 556 556 556 556 556 556 556 278 278 333 333 611 333 333 238 278 556'

const text = [
  'Dritare designs and builds websites, brands and apps for companies that have something to show. Five crafts under one roof, in six languages.',
  'Dritare projekton dhe ndërton faqe interneti, marka dhe aplikacione për kompani që kanë diçka për të treguar. Pesë zanate nën një çati.',
  'Dritare gestaltet und baut Websites, Marken und Apps für Unternehmen, die etwas zu zeigen haben. Fünf Handwerke unter einem Dach.',
  'Dritare diseña y construye sitios web, marcas y aplicaciones para empresas que tienen algo que mostrar. Cinco oficios bajo un mismo techo.',
  'Dritare progetta e costruisce siti, marchi e app per aziende che hanno qualcosa da mostrare. Cinque mestieri sotto lo stesso tetto.',
  'Dritare conçoit et réalise des sites, des marques et des applications pour les entreprises qui ont quelque chose à montrer. Cinq métiers, un seul toit.',
].join(' ')

const headlines = [
  'Work that lets the light in. Five crafts, one pair of hands on the whole. They asked what the site was for.',
  'Punë që lë dritën të hyjë. Pesë zanate, një palë duar për të gjitha.',
  'Arbeit, die Licht hereinlässt. Fünf Handwerke, ein Paar Hände für das Ganze.',
  'Trabajo que deja entrar la luz. Cinco oficios, un solo par de manos.',
  'Un lavoro che lascia entrare la luce. Cinque mestieri, un solo paio di mani.',
  'Un travail qui laisse entrer la lumière. Cinq métiers, une seule paire de mains.',
].join(' ')

const display = { file: 'bricolage-grotesque', weight: '700', sample: headlines, widths: arialBold }

// Optical size makes a line an eighth shorter between 36 and 96: the large headline has its own fallbacks.
const large = { opsz: 96 }
const medium = { opsz: 48 }

const narrow = {
  local: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold', 'LiberationSansNarrow-Bold'],
  scale: 0.82,
}

// Most phones have no narrow face; the wide one needs another scale.
const wide = {
  local:
    'Arial Bold,Arial-BoldMT,Liberation Sans Bold,LiberationSans-Bold,Helvetica Neue Bold,HelveticaNeue-Bold'.split(
      ',',
    ),
}

const fallbacks: Fallback[] = [
  { ...display, ...narrow, family: 'Bricolage Large Fallback', at: large },
  { ...display, ...wide, family: 'Bricolage Large Fallback Wide', at: large },
  { ...display, ...narrow, family: 'Bricolage Fallback', at: medium },
  { ...display, ...wide, family: 'Bricolage Fallback Wide', at: medium },
  {
    family: 'Instrument Fallback',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica Neue', 'HelveticaNeue'],
    weight: '400 500',
    file: 'instrument-sans',
    at: { wght: 400 },
    sample: text,
    widths: arial,
  },
  {
    ...wide,
    family: 'Instrument Fallback',
    weight: '600 700',
    file: 'instrument-sans',
    at: { wght: 600 },
    sample: text,
    widths: arialBold,
  },
]

const opening = '/* Written by fonts/fallback-metrics.ts from the fonts themselves. */\n'
const stylesheet = new URL('../fonts.css', import.meta.url)

async function fallbackRules() {
  const rules = []
  for (const fallback of fallbacks) rules.push(rule(fallback, await metrics(fallback)))
  return rules.join('\n')
}

export async function fallbacksFit() {
  const plain = (css: string) => css.replace(/\s+/g, ' ').trim()
  return plain(await fallbackRules()) === plain((await split()).rules)
}

async function metrics({ file, at, sample, widths, scale = 1 }: Fallback) {
  // fontkit reads only the default place of a WOFF2 file.
  const font = create(
    await subsetFont(await readFile(new URL(`${file}.woff2`, import.meta.url)), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: at,
    }),
  ) as Font
  const real = font.layout(sample).advanceWidth / font.unitsPerEm
  const size = real / (lineLength(sample, widths) * scale)
  const over = (units: number) => percent(units / font.unitsPerEm / size)
  return { size: percent(size), ascent: over(font.ascent), descent: over(-font.descent), lineGap: over(font.lineGap) }
}

function lineLength(sample: string, widths: string) {
  const table = new Map(widths.split(' ').map((width, i) => [measured[i], Number(width)]))
  // An accented letter is as wide as its base.
  const letters = sample
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  let length = 0
  for (const letter of letters) {
    const width = table.get(letter)
    if (width === undefined)
      throw new Error(`No width for “${letter}”: add it to the tables of Arial, or leave it out of the sample.`)
    length += width / 1000
  }
  return length
}

function percent(part: number) {
  return `${(part * 100).toFixed(2)}%`
}

function rule(
  { family, local, weight }: Fallback,
  { size, ascent, descent, lineGap }: Awaited<ReturnType<typeof metrics>>,
) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src:
${local.map((name) => `    local("${name}")`).join(',\n')};
  size-adjust: ${size};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: ${lineGap};
}
`
}

async function split() {
  const css = await readFile(stylesheet, 'utf8')
  const end = css.indexOf(opening)
  if (end === -1)
    throw new Error(
      `fonts.css lost the line “${opening.trim()}”, so there is no telling which rules are written by hand.`,
    )
  return { hand: css.slice(0, end), rules: css.slice(end + opening.length) }
}

if (import.meta.main) {
  const rules = await fallbackRules()
  await writeFile(stylesheet, (await split()).hand + opening + rules)
  console.info(rules)
}
