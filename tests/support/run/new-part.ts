import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { primitiveGroups } from '#stories/book/primitive-groups.ts'
import { partFiles } from '../new-part/part-files.ts'
import { root, run } from './steps.ts'

/**
 * `npm run new -- block forms/date-range "Two days and what lies between."`, or `primitive dial "…" Fields`: makes the component,
 * its stories, its test and, for a block, its words in six languages. A primitive is put into a group; it asks for the group
 * where nobody named one.
 */
async function main(): Promise<void> {
  const [kind, place = '', purpose = '', named] = process.argv.slice(2)
  if (kind !== 'block' && kind !== 'primitive')
    throw new Error('Say what and where: npm run new -- block forms/date-range "What it is for." (or primitive)')
  const folder = path.join(root, 'ui', `${kind}s`, path.dirname(place))
  if (!existsSync(folder)) throw new Error(`${path.relative(root, folder)} is not there: make the folder first.`)
  const group = kind === 'primitive' ? (named ?? (await askForGroup())) : undefined
  const files = partFiles({ kind, path: place, purpose, ...(group && { group }) }, (file) => {
    const whole = path.join(root, file)
    return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined
  })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const names = Object.keys(files)
  await run('biome', [
    'check',
    '--write',
    '--config-path',
    'tests/repo/biome-rules.jsonc',
    '--log-level=error',
    ...names,
  ])
  for (const name of names) console.info(name)
  if (kind === 'block') console.info('\nFive texts begin with [translate]: npm run check fails until they are written.')
  const story = Object.keys(files).find((name) => name.endsWith('.stories.tsx')) ?? ''
  const words = path.basename(story, '.stories.tsx')
  console.info(`\nLook at it: npm run storybook\nStore its pictures: npm run test:visual -- ${words} --update`)
}

/** From the keyboard, by number or name; a script gets the refusal, which lists them. */
async function askForGroup(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const groups = Object.keys(primitiveGroups)
  for (const [index, group] of groups.entries())
    console.info(`${index + 1} ${group}: ${primitiveGroups[group]?.purpose}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('What is it for? ').finally(() => terminal.close())
  return groups[Number(answer) - 1] ?? answer
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
