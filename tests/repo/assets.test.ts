import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fallbacksFit } from '#ui/tokens/fonts/fallback-metrics.ts'

const root = path.join(import.meta.dirname, '..', '..')

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
