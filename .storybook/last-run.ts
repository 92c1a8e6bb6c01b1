import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** What the last full run found, written by `npm test`. */
export const lastRunFile = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'last-run.json')

/** Of the visits to stories. */
export const storyResults = z.object({
  plays: z.number(),
  axe: z.number(),
  pictures: z.number(),
  wrong: z.array(z.string()),
})
const lastRun = z.object({
  /** When it ended, ISO 8601. */
  at: z.string(),
  /** Empty where there is no history. */
  commit: z.string(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  twice: z.array(z.string()),
  /** By folder of `tests/`. */
  folders: z.record(z.string(), z.object({ files: z.number(), passed: z.number(), failed: z.number() })),
  /** Absent where the stories could not be visited. */
  stories: storyResults.optional(),
})

export type LastRun = z.infer<typeof lastRun>

/** What the last full run found; undefined when there was none, or none of this version. */
export function readLastRun(file = lastRunFile): LastRun | undefined {
  return lastRun.safeParse(readJson(file)).data
}

/** The content of a file; undefined where there is none, or none that can be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
