import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { browserOptions } from '../support/browser.ts'
import { root } from '../support/steps.ts'
import {
  compareWithBaseline,
  type Difference,
  paintsAlike,
  removeOthers,
  saveFingerprints,
  storeBaseline,
  storeProbe,
} from './baselines.ts'
import { openCamera } from './camera.ts'
import { takeProbe } from './probe.ts'
import { writeReport } from './report.ts'
import { planShots, type Shot } from './shots.ts'
import { readStories } from './stories.ts'
import { serveStorybook } from './storybook.ts'

/** As many pictures are taken at once as the smallest machine has cores. */
const CAMERAS = 2
/** A machine that is busy otherwise may disturb a few pictures; a change that touches more than these is a change. */
const SECOND_LOOKS = 30

/**
 * `npm run test:visual`: photographs every story and compares. `-- --update` stores the pictures as the ones to expect,
 * `-- some words` takes only stories whose name contains one of them.
 */
async function main(): Promise<void> {
  const isUpdate = process.argv.includes('--update')
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  if (!(await browserOptions()).isPinned) {
    console.info(
      'The pinned browser does not run on this system, and another one draws other pixels: the visual tests are left out.',
    )
    writeCounts(0, 0)
    return
  }
  const probe = await takeProbe()
  if (isUpdate) await storeProbe(probe)
  else if (!(await paintsAlike(probe))) {
    console.info(
      'This machine paints other pixels than the one that made the pictures (its processor rounds differently): the visual tests are left out.',
    )
    writeCounts(0, 0)
    return
  }
  const storybook = await serveStorybook()
  const all = planShots(await readStories(storybook.url))
  const shots = words.length > 0 ? all.filter(({ name }) => words.some((word) => name.includes(word))) : all
  const differences = await takeTwice(storybook.url, shots, isUpdate)
  await storybook.close()
  if (isUpdate && words.length === 0) {
    for (const file of removeOthers(all)) console.info(`Removed ${file}: its story is gone.`)
  }
  if (isUpdate) saveFingerprints()
  if (differences.length > 0) {
    for (const { name, kind, reason, pixels } of differences.slice(0, 40))
      console.error(`${kind}: ${name} (${reason ?? `${pixels} pixels`})`)
    console.error(
      `See ${writeReport(differences)}, then mend the change or accept it with: npm run test:visual -- --update`,
    )
  }
  writeCounts(shots.length - differences.length, differences.length)
  console.info(`${shots.length - differences.length} pictures as expected, ${differences.length} not`)
  process.exitCode = differences.length > 0 ? 1 : 0
}

/**
 * Looks a second time, one picture after the other in a new browser, at what was not as expected. A change of the
 * code is there again, to the pixel; what another program on the machine did is not, and is named.
 */
async function takeTwice(url: string, shots: Shot[], isUpdate: boolean): Promise<Difference[]> {
  const first = await takeAll(url, shots, isUpdate, CAMERAS)
  if (first.length === 0 || first.length > SECOND_LOOKS || first.every(({ kind }) => kind === 'new')) return first
  const names = new Set(first.map(({ name }) => name))
  const again = shots.filter(({ name }) => names.has(name))
  const second = await takeAll(url, again, isUpdate, 1)
  for (const { name, reason, pixels } of first)
    if (!second.some((difference) => difference.name === name))
      console.info(`As expected at the second look only: ${name} (${reason ?? `${pixels} pixels`})`)
  return second
}

async function takeAll(url: string, shots: Shot[], isUpdate: boolean, cameras: number): Promise<Difference[]> {
  const differences: Difference[] = []
  const waiting = [...shots]
  let taken = 0
  async function work(): Promise<void> {
    const camera = await openCamera(url)
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const { name } = shot
      try {
        const picture = await camera.take(shot)
        if (isUpdate) await storeBaseline(shot, picture)
        else {
          const difference = await compareWithBaseline(shot, picture)
          if (difference) differences.push(difference)
        }
      } catch (error) {
        differences.push({
          name,
          kind: 'failed',
          pixels: 0,
          reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        })
      }
      taken++
      if (taken % 50 === 0 || taken === shots.length) console.info(`${taken} of ${shots.length} pictures`)
    }
    await camera.close()
  }
  await Promise.all(Array.from({ length: cameras }, work))
  return differences
}

/** For the line that `npm test` ends with. */
function writeCounts(passed: number, failed: number): void {
  writeFileSync(path.join(root, 'node_modules', '.cache', 'visual-report.json'), JSON.stringify({ passed, failed }))
}

await main()
