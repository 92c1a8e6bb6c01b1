import { cpus } from 'node:os'
import type { Section } from './section.ts'

type Table = Pick<Section, 'columns' | 'rows'>

const head = `# Figures

Written by \`npm run bench\`; a section is replaced when its part is measured. A figure means something beside its
reference, which was measured in the same run on the same machine.
`

/** `results.md` with these sections in place of what it says of them. Sections keep the order of `order`. */
export function writeResults(before: string, sections: Section[], order: string[]): string {
  const texts = sectionTexts(before)
  for (const section of sections) texts.set(section.name, sectionText(section))
  const known = order.flatMap((name) => texts.get(name) ?? [])
  return [head, ...known].join('\n')
}

/** A section as it was written before, if it was. */
export function readSection(results: string, name: string): Table | undefined {
  const lines = (sectionTexts(results).get(name) ?? '').split('\n').filter((line) => line.startsWith('| '))
  const [columns, , ...rows] = lines.map((line) => line.replace(/^\| | \|$/g, '').split(' | '))
  return columns && { columns, rows }
}

/** The same table, where each figure that stood there before says by how much it has changed. */
export function withChanges(section: Section, before: Table | undefined): Section {
  const cellBefore = (row: string, column: string) =>
    before?.rows.find(([name]) => name === row)?.[before.columns.indexOf(column)]
  return {
    ...section,
    rows: section.rows.map(([name = '', ...cells]) => [
      name,
      ...cells.map((cell, index) => {
        const column = section.columns[index + 1] ?? ''
        if (unchanging.includes(column) || name === 'bar') return cell
        const change = changeOf(cellBefore(name, column), cell)
        return change ? `${cell} (${change})` : cell
      }),
    ]),
  }
}

const unchanging = ['bar', 'bar is']

function changeOf(before: string | undefined, now: string): string | undefined {
  const [from, to] = [numberIn(before ?? ''), numberIn(now)]
  if (from === undefined || to === undefined || (from === 0 && to === 0)) return undefined
  if (from === 0) return 'was 0'
  const percent = Math.round((100 * (to - from)) / from)
  return percent === 0 ? '=' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`
}

function numberIn(cell: string): number | undefined {
  const digits = /[\d,]*\.?\d+/.exec(cell)?.[0]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

export function tableText({ columns, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

function sectionText(section: Section): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.versions.node}, SQLite.`
  return `## ${section.name}\n\n${measured} ${section.about}\n\n${tableText(section)}\n`
}

function sectionTexts(results: string): Map<string, string> {
  return new Map(
    results
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]),
  )
}
