/** One table of `results.md`. What stands in it is text, so that it can be read back and compared. */
export interface Section {
  name: string
  /** How it was measured. */
  about: string
  columns: string[]
  /** The first cell names the row. */
  rows: string[][]
}

/** One kind of figure: `measure` says how far it is, because it takes minutes. */
export interface Part {
  name: string
  measure: (say: (line: string) => void) => Promise<Section>
}

/** What a figure has to keep to: itself, or how it compares with its reference. */
export type Bar = { of: 'value' | 'ratio'; atMost: number } | { of: 'value' | 'ratio'; atLeast: number }

export interface Figure {
  name: string
  value: number
  format: (value: number) => string
  /** The same of something that does nothing else, measured in the same run. */
  reference?: { name: string; value: number }
  bar?: Bar
}

/** A table of figures beside their references. */
export function figureTable(name: string, about: string, figures: Figure[]): Section {
  return {
    name,
    about,
    columns: ['figure', 'measured', 'reference', 'ratio', 'bar', 'bar is'],
    rows: figures.map(({ name, value, format, reference, bar }) => {
      const ratio = reference && value / reference.value
      return [
        name,
        format(value),
        reference ? `${format(reference.value)} (${reference.name})` : '–',
        ratio === undefined ? '–' : formats.ratio(ratio),
        bar ? barText(bar, format) : '–',
        bar ? verdict(isMet(bar, value, ratio)) : '–',
      ]
    }),
  }
}

/** How many bars of a section are missed. */
export function missedIn({ rows }: Section): number {
  return rows.flat().filter((cell) => cell.includes(missed)).length
}

const missed = '**missed**'

export const verdict = (isMet: boolean) => (isMet ? 'met' : missed)

function isMet(bar: Bar, value: number, ratio: number | undefined): boolean {
  const judged = bar.of === 'value' ? value : (ratio ?? Number.NaN)
  return 'atMost' in bar ? judged <= bar.atMost : judged >= bar.atLeast
}

function barText(bar: Bar, format: Figure['format']): string {
  const text = bar.of === 'value' ? format : formats.ratio
  return 'atMost' in bar ? `≤ ${text(bar.atMost)}` : `≥ ${text(bar.atLeast)}`
}

const withUnit = (unit: string, digits: number) => (value: number) =>
  `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })}${unit && ` ${unit}`}`

export const formats = {
  ms: withUnit('ms', 0),
  fineMs: withUnit('ms', 2),
  microseconds: withUnit('µs', 1),
  perSecond: withUnit('/s', 0),
  megabytes: withUnit('MB', 0),
  bytes: withUnit('bytes', 0),
  count: withUnit('', 0),
  ratio: withUnit('×', 2),
}
