import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../support/run/steps.ts'
import { bytesPart } from './bytes.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { growth } from './growth/growth.ts'
import { inbox } from './growth/inbox.ts'
import { lighthousePart } from './lighthouse.ts'
import { newsletter } from './newsletter.ts'
import { backup } from './operate/backup.ts'
import { faults } from './operate/faults.ts'
import { readSection, tableText, withChanges, writeResults } from './results-file.ts'
import { missedIn, type Part } from './section.ts'
import { soak } from './soak.ts'
import { starts } from './starts.ts'
import { storybook } from './storybook/storybook.ts'
import { throughput } from './throughput.ts'
import { typing } from './typing.ts'
import { writes } from './writes.ts'

const file = path.join(import.meta.dirname, 'results.md')
const parts: Record<string, Part> = {
  lighthouse: lighthousePart,
  bytes: bytesPart,
  throughput,
  writes,
  starts,
  growth,
  inbox,
  newsletter,
  dashboard,
  backup,
  faults,
  soak,
  typing,
  storybook,
}

/**
 * `npm run bench`: builds the site if it has changed, measures it, prints each table with the change since the one
 * before, and keeps it in `results.md`. `npm run bench -- bytes growth` measures these parts alone.
 */
async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !parts[name])
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  if ((await run('node', ['site/build/build.ts', '--if-changed'])) !== 0) throw new Error('The site cannot be built.')

  const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name))
  const failed: string[] = []
  let missed = 0
  for (const [index, [name, part]] of chosen.entries()) {
    const started = Date.now()
    const say = (line: string) => console.info(`[${index + 1}/${chosen.length}] ${seconds(started)} ${line}`)
    try {
      missed += await measure(part, say)
    } catch (error) {
      failed.push(name)
      console.error(`${part.name} could not be measured:`, error)
    }
  }
  console.info(missed === 0 ? '\nEvery bar is met.' : `\n${missed} bars are missed: see **missed** in ${file}`)
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}`)
}

/** Measures a part and writes it down at once: what comes after it may fail. Returns how many bars are missed. */
async function measure(part: Part, say: (line: string) => void): Promise<number> {
  const section = await part.measure(say)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  console.info(`\n${part.name}, with the change since the last time:\n`)
  console.info(`${tableText(withChanges(section, readSection(before, part.name)))}\n`)
  const order = Object.values(parts).map(({ name }) => name)
  writeFileSync(file, writeResults(before, [section], order))
  return missedIn(section)
}

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`.padStart(5)

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
