import type { ReactNode } from 'react'
import { type Language, languageNames, languages } from '#locales/languages.ts'

interface Size {
  name: string
  /** In pixels, in windows of 360 and of 1440. */
  range: string
  use: string
  /** Whole class names, because Tailwind looks for them in the text. */
  look: string
}

const sizes: readonly Size[] = [
  { name: 'display', range: '52–136', use: 'One headline a page', look: 'display text-display' },
  { name: 'number', range: '56–104', use: 'Figures and steps', look: 'display text-number' },
  { name: 'h2', range: '34–68', use: 'Sections', look: 'display text-h2' },
  { name: 'h3', range: '22–28', use: 'Panes, cards', look: 'heading text-h3' },
  { name: 'h4', range: '19–22', use: 'Parts of a pane', look: 'heading text-h4' },
  { name: 'lg', range: '19–22', use: 'Opening paragraphs', look: 'text-lg' },
  { name: 'md', range: '17', use: 'Running text', look: 'text-md' },
  { name: 'sm', range: '15', use: 'Labels, menus', look: 'text-sm' },
  { name: 'xs', range: '13', use: 'Notes, dates', look: 'text-xs' },
]

/** All sizes, the largest first. */
export function TypeScale() {
  return (
    <ul className="border-line border-t">
      {sizes.map(({ name, range, use, look }) => (
        <li
          key={name}
          className="grid items-baseline gap-x-gutter gap-y-2 border-line border-b py-4 md:grid-cols-[10rem_1fr]"
        >
          <span className="text-xs">
            <strong className="text-sm">{name}</strong> <span className="tabular-nums">{range} px</span>
            <span className="block text-ink-soft">{use}</span>
          </span>
          <span className={`wrap-anywhere min-w-0 ${look}`}>
            {name === 'number' ? '24 h 72 h 30' : 'Let the light in'}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The display face at both ends of its optical size, at one size. */
export function OpticalSizes() {
  return (
    <div className="grid border border-line md:grid-cols-2 md:divide-x md:divide-line">
      <Specimen note="display: optical size 96, tight by drawing">
        <span className="display text-h2">Windows</span>
      </Specimen>
      <Specimen note="The same size at optical size 36, which small headings have">
        <span className="font-bold font-heading text-h2 [font-optical-sizing:none] [font-variation-settings:'opsz'_36]">
          Windows
        </span>
      </Specimen>
    </div>
  )
}

/** Running text at the width it is set to. */
export function Measure() {
  return (
    <div className="border border-line p-gutter">
      <p className="max-w-[65ch] border-line border-r text-md">
        A line of 60 to 70 characters lets the eye find the next one. Longer, and readers begin the same line twice;
        shorter, and every sentence becomes a staircase. German words ask for the upper end, narrow windows decide for
        themselves.
      </p>
      <p className="mt-4 text-ink-soft text-xs">65 characters, 17 px, 1.6 leading</p>
    </div>
  )
}

const quotations: Record<Language, string> = {
  en: '“A window is a ‘frame’.”',
  sq: '“Dritarja është një ‘kornizë’.”',
  de: '„Ein Fenster ist ein ‚Rahmen‘.“',
  es: '«Una ventana es un “marco”».',
  it: '«Una finestra è una “cornice”».',
  fr: '«\u00a0Une fenêtre est un “cadre”.\u00a0»',
}

/** Each language's own quotation marks, the inner ones too. */
export function Quotations() {
  return (
    <ul className="grid grid-cols-1 border-line border-t border-l md:grid-cols-2">
      {languages.map((language) => (
        <li key={language} lang={language} className="border-line border-r border-b p-gutter">
          <span className="text-ink-soft text-xs">{languageNames[language]}</span>
          <span className="heading block text-h3">{quotations[language]}</span>
        </li>
      ))}
    </ul>
  )
}

/** With soft hyphens, for browsers that cannot divide German. */
const longWords = [
  'Suchmaschinen\u00adoptimierung',
  'Datenschutz\u00aderklärung',
  'Benachrichtigungs\u00adeinstellungen',
  'Einwilligungs\u00adverwaltung',
]

/** German at its longest in a pane as narrow as a phone's. */
export function LongWords() {
  return (
    <ul className="flex flex-wrap gap-gutter">
      {longWords.map((word) => (
        <li
          key={word}
          lang="de"
          className="heading w-60 hyphens-auto border border-line p-4 text-[1.75rem] leading-tight"
        >
          <span className="wrap-break-word">{word}</span>
        </li>
      ))}
    </ul>
  )
}

function Specimen({ note, children }: { note: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 p-gutter max-md:not-first:border-line max-md:not-first:border-t">
      {children}
      <figcaption className="mt-4 text-ink-soft text-xs">{note}</figcaption>
    </figure>
  )
}
