import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { browserOptions } from '../support/browser/browser.ts'
import { openFile } from '../support/run/open-file.ts'
import { visualReportFile } from '../support/run/reports.ts'
import {
  compareWithBaseline,
  type Difference,
  paintsAlike,
  removeOthers,
  saveFingerprints,
  storeBaseline,
  storeProbe,
} from './baselines.ts'
import { type Check, isAskedByNight, openCamera } from './camera.ts'
import { changedStories } from './changed.ts'
import { takeProbe } from './probe.ts'
import { writeReport } from './report/report.ts'
import type { Shot } from './shots.ts'
import { readStories } from './stories.ts'
import { serveStorybook, storybookFolder } from './storybook.ts'
import { planVisits, type Visit } from './visits.ts'

/** One more than the smallest machine has cores: a story waits for frames and for what moves, a tenth of its time. */
const CAMERAS = 3
/** A machine that is busy otherwise may disturb a few stories; a change that touches more than these is a change. */
const SECOND_LOOKS = 30
/** Milliseconds after which a picture that is not as expected is taken again: what a story measures, it measures late on a busy machine. */
const LATE = 500

/** What becomes of the pictures. */
type Pictures = 'compared' | 'stored' | 'left out'

/**
 * `npm run test:visual`: visits every story, which plays it, asks axe and compares its pictures. `-- --update` stores the
 * pictures as the ones to expect, `-- some words` takes only stories whose name contains one of them, `-- --changed` only
 * those that import what is not committed yet, `-- --changed=main` what differs from that commit. `-- --open` opens the
 * page of differences in the browser.
 */
async function main(): Promise<void> {
  const isUpdate = process.argv.includes('--update')
  const pictures = isUpdate ? 'stored' : await whetherCompared()
  if (isUpdate) await storeProbe(await takeProbe())
  const storybook = await serveStorybook()
  const all = planVisits(await readStories(storybook.url))
  const changed = process.argv.find((word) => word.startsWith('--changed'))
  const affected = changed && changedStories(storybookFolder, changed.split('=')[1] ?? 'HEAD')
  const chosen = all.filter(({ story, shots }) => (!affected || affected.has(story)) && shots.some(isNamed))
  const visits = pictures === 'left out' ? chosen.filter(({ isPlayed }) => isPlayed) : chosen
  const { differences, twice } = await visitTwice(storybook.url, visits, pictures)
  await storybook.close()
  if (isUpdate && words.length === 0) {
    for (const file of removeOthers(all.flatMap(({ shots }) => shots)))
      console.info(`Removed ${file}: its story is gone.`)
  }
  if (isUpdate) saveFingerprints()
  const report = pictures === 'compared' && (await writeReport(differences, { storybookFolder, twice }))
  if (report && process.argv.includes('--open')) openFile(report)
  if (differences.length > 0) {
    for (const { name, kind, reason, pixels } of differences.slice(0, 40))
      console.error(`${kind}: ${name} (${reason ?? `${pixels} pixels`})`)
    console.error(
      `${report ? `See ${report}, then mend` : 'Mend'} the change or accept it with: ${['npm run test:visual -- --update', ...(changed ? [changed] : []), ...words].join(' ')}`,
    )
  }
  const taken = chosen.flatMap(({ shots }) => (isUpdate ? shots.filter(isNamed) : shots)).length
  const skipped = pictures === 'left out' ? taken : 0
  const total = visits.flatMap(checksOf).length + taken - skipped
  const checks = visits.flatMap(checksOf)
  const counts = {
    passed: total - differences.length,
    failed: differences.length,
    skipped,
    twice,
    plays: checks.filter((check) => check === 'plays').length,
    axe: checks.filter((check) => check !== 'plays').length,
    pictures: taken - skipped,
    wrong: differences.map(({ name }) => name),
  }
  mkdirSync(path.dirname(visualReportFile), { recursive: true })
  writeFileSync(visualReportFile, JSON.stringify(counts))
  for (const name of twice) console.info(`As expected at the second look only: ${name}`)
  const leftOut = skipped > 0 ? `, ${skipped} pictures left out` : ''
  console.info(`${visits.length} visits of stories: ${counts.passed} as expected, ${counts.failed} not${leftOut}`)
  process.exitCode = counts.failed > 0 || (counts.passed === 0 && !changed) ? 1 : 0
}

/** Parts of names, when not all pictures are meant. */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const isNamed = ({ name }: Shot) => words.length === 0 || words.some((word) => name.includes(word))

/** Pictures mean something only where stories are painted as on the machine that made them. */
async function whetherCompared(): Promise<Pictures> {
  if (!(await browserOptions()).isPinned) {
    console.info(
      'Pictures left out: the pinned browser does not run on this system, and another one draws other pixels.',
    )
    return 'left out'
  }
  if (await paintsAlike(await takeProbe())) return 'compared'
  console.info(
    'Pictures left out: this machine paints other pixels than the one that made them (its processor rounds differently).',
  )
  return 'left out'
}

function checksOf({ story, isPlayed, shots }: Visit): Check[] {
  if (!isPlayed) return []
  return [
    'plays',
    ...shots
      .filter(({ theme }) => theme === 'day' || isAskedByNight(story))
      .map(({ theme }) => (theme === 'night' ? ('axe by night' as const) : ('axe by day' as const))),
  ]
}

/**
 * Looks a second time, one story after the other in a new browser, at what was not as expected. A change of the code
 * is there again, to the pixel; what another program on the machine did is not, and is named.
 */
async function visitTwice(url: string, visits: Visit[], pictures: Pictures) {
  const first = await visitAll(url, visits, pictures, CAMERAS)
  if (first.size === 0 || first.size > SECOND_LOOKS || pictures === 'stored')
    return { differences: [...first.values()].flat(), twice: [] }
  const second = await visitAll(url, [...first.keys()], pictures, 1)
  const twice = [...first].filter(([visit]) => !second.has(visit)).flatMap(([, found]) => found.map(({ name }) => name))
  return { differences: [...second.values()].flat(), twice }
}

/** Resolves to the visits that found something, with what they found. */
async function visitAll(url: string, visits: Visit[], pictures: Pictures, cameras: number) {
  const found = new Map<Visit, Difference[]>()
  const waiting = [...visits]
  let done = 0
  async function work(): Promise<void> {
    const camera = await openCamera(url)
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const differences: Difference[] = []
      const failed = (check: Check, reason: string) => {
        const name = `${visit.shots[0].name}: ${check}`
        const known = differences.find((difference) => difference.name === name)
        if (known) known.reason += `; ${reason}`
        else differences.push({ name, kind: 'failed', pixels: 0, reason })
      }
      try {
        const findings = await camera.visit(visit, async (shot, take, readPage) => {
          if (pictures === 'left out') return
          // Accepted is what was named, not what happens to be seen on the same visit.
          if (pictures === 'stored') return isNamed(shot) ? storeBaseline(shot, await take()) : undefined
          let difference = await compareWithBaseline(shot, await take())
          if (difference) {
            await wait(LATE)
            difference = await compareWithBaseline(shot, await take())
          }
          if (difference) differences.push({ ...difference, parts: await readPage() })
        })
        for (const { check, reason } of findings) failed(check, reason)
      } catch (error) {
        failed('plays', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
      }
      if (differences.length > 0) found.set(visit, differences)
      done++
      if (done % 50 === 0 || done === visits.length) console.info(`${done} of ${visits.length} visits`)
    }
    await camera.close()
  }
  await Promise.all(Array.from({ length: cameras }, work))
  return found
}

await main()
