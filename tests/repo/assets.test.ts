import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fallbacksFit } from '#ui/tokens/fonts/fallback-metrics.ts'

const root = path.join(import.meta.dirname, '..', '..')

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional(), resolved: z.string().optional() }),
  ),
})

describe('fonts', () => {
  it('weigh at most 60 kB together', () => {
    const sizes = ['bricolage-grotesque', 'instrument-sans'].map(
      (font) => statSync(path.join(root, `ui/tokens/fonts/${font}.woff2`)).size,
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000)
  })

  it('have fallbacks with their own measures', async () => {
    expect(await fallbacksFit()).toBe(true)
  })
})

describe('pictures', () => {
  it('are what the code draws', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['ui/pictures/draw.ts', '--check'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status, stdout + stderr).toBe(0)
  })

  it('come with a film under 700 kB in each format', () => {
    for (const film of ['about.webm', 'about.mp4'])
      expect(statSync(path.join(root, 'public/film', film)).size, film).toBeLessThan(700_000)
  })
})

describe('the lock file', () => {
  it('has every optional package of every other one, so that npm ci takes it on any system', () => {
    const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
    const names = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)))
    const missing = Object.values(packages).flatMap(({ optionalDependencies }) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !names.has(name)),
    )
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
  })
})
