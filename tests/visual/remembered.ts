import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../support/run/steps.ts'

const folder = path.join(root, 'node_modules', '.cache', 'visual-pictures')
const fileOf = (fingerprint: string) => path.join(folder, `${fingerprint.replace(' ', '-')}.png`)

/** Keeps the picture that a fingerprint stands for, beside the repository: it is too large for it, and any run makes it again. */
export function remember(fingerprint: string, png: Buffer): void {
  const file = fileOf(fingerprint)
  if (existsSync(file)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, png)
}

/** The picture that a fingerprint stands for, when a run on this machine has seen it. */
export function recall(fingerprint: string): Buffer | undefined {
  const file = fileOf(fingerprint)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** Forgets what no fingerprint asks for any more. */
export function forgetOthers(fingerprints: Iterable<string>): void {
  if (!existsSync(folder)) return
  const wanted = new Set([...fingerprints].map((fingerprint) => path.basename(fileOf(fingerprint))))
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file))
}
