import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { PictureSize } from '#api/services/markdown/markdown-pictures.ts'

const manifest = path.join(import.meta.dirname, '..', '..', 'ui', 'pictures', 'manifest.json')
const pictureSizes = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()) }),
)

/** By name. A Map: names come from what somebody writes, and every object has a `constructor`. */
export function readPictureSizes(): ReadonlyMap<string, PictureSize> {
  return new Map(Object.entries(pictureSizes.parse(JSON.parse(readFileSync(manifest, 'utf8')))))
}
