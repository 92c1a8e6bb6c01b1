import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '../../support/run/steps.ts'
import type { Difference } from '../baselines.ts'
import type { Entry, Report } from './entry.ts'
import { currentCommit, type StoryFacts, storyFacts } from './facts.ts'
import { measure } from './measure.ts'
import { reportPage } from './page.ts'
import type { Pixels } from './regions.ts'

const reportFolder = path.join(root, 'dist', 'visual-report')

export interface ReportOptions {
  /** A built Storybook, whose list says where each story is written. */
  storybookFolder: string
  /** Names of what was as expected at the second look only. */
  twice?: string[]
  folder?: string
}

/** Writes the page on which differences are found, judged and accepted, and the pictures beside it. Resolves to its path. */
export async function writeReport(
  differences: Difference[],
  { storybookFolder, twice = [], folder = reportFolder }: ReportOptions,
): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const factsOf = storyFacts(storybookFolder)
  const entries: Entry[] = []
  for (const difference of differences) entries.push(await describe(difference, factsOf, folder))
  const report: Report = { entries, commit: currentCommit(), madeAt: Date.now(), twice }
  const file = path.join(folder, 'index.html')
  writeFileSync(file, await reportPage(report))
  return file
}

async function describe(
  difference: Difference,
  factsOf: (story: string) => StoryFacts,
  folder: string,
): Promise<Entry> {
  const { name: id, kind, pixels, reason, parts = [] } = difference
  const { expected, actual, marked } = difference
  const [, story = id, width = '0', theme = '', language = ''] =
    /^(.+)--(\d+)-(day|night)-([a-z]+)(?:: |$)/.exec(id) ?? []
  const pictures: Pick<Entry, 'expected' | 'actual' | 'marked'> = {}
  for (const [part, picture] of Object.entries({ expected, actual, marked })) {
    if (!picture) continue
    const file = `${id}.${part}.png`
    writeFileSync(path.join(folder, file), picture)
    Object.assign(pictures, { [part]: file })
  }
  const [before, after] = [expected && (await pixelsOf(expected)), actual && (await pixelsOf(actual))]
  const isComparable = before && after && !difference.isLike
  const { regions, more } = isComparable ? measure(before, after, parts) : { regions: [], more: 0 }
  return {
    id,
    story,
    component: story.slice(0, story.lastIndexOf('--')),
    width: Number(width),
    theme,
    language,
    kind,
    pixels,
    regions,
    more,
    reasons: [...new Set(regions.map((region) => region.reason))],
    ...(reason !== undefined && { note: reason }),
    ...pictures,
    size: {
      width: Math.max(before?.width ?? 0, after?.width ?? 0),
      height: Math.max(before?.height ?? 0, after?.height ?? 0),
    },
    ...factsOf(story),
  }
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // Copied: numbers of four bytes have to begin where four divides.
  return { width: info.width, height: info.height, data: new Uint32Array(Uint8Array.from(data).buffer) }
}
