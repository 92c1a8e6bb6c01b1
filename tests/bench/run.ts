import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { run } from '../support/steps.ts'
import { type GrowthRow, measureGrowth, sizes } from './growth.ts'

const file = path.join(import.meta.dirname, 'results.md')

/** `npm run bench`: builds the site, measures it, prints a table beside the one before and keeps it in `results.md`. */
async function main(): Promise<void> {
  if ((await run('node', ['site/build/build.ts', '--if-changed'])) !== 0) process.exit(1)
  const rows = await measureGrowth((line) => console.info(line))
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const report = write(rows)
  if (before) console.info(`\nBefore:\n\n${before}`)
  console.info(`\nNow:\n\n${report}`)
  writeFileSync(file, report)
}

function write(rows: GrowthRow[]): string {
  const head = `| request | ${sizes.map((size) => `${size.toLocaleString('en')} posts`).join(' | ')} | largest to smallest | bar |`
  const lines = rows.map(({ name, times, ratio, atMost }) => {
    const cells = times.map((time) => `${time.toFixed(2)} ms`)
    return `| ${name} | ${cells.join(' | ')} | ${ratio.toFixed(2)} × | ≤ ${atMost} ×${ratio > atMost ? ' **missed**' : ''} |`
  })
  return [
    '# Figures',
    '',
    `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, SQLite.`,
    '',
    '## Growth',
    '',
    'Posts are in six languages each. Times are the median of one whole page, rendered anew; the three blogs are asked in turn.',
    '',
    head,
    `|${' --- |'.repeat(sizes.length + 3)}`,
    ...lines,
    '',
  ].join('\n')
}

await main()
