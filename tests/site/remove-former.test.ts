import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { removeFormer } from '#site/build/remove-former.ts'
import configOf from '../../vite.config.ts'

const DAY = 24 * 3_600_000

it('a build leaves the assets of those before it for thirty days, and nothing else that it has not written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  try {
    const now = Date.now()
    mkdirSync(path.join(folder, 'assets'))
    const ages = {
      'icon.svg': -1,
      'old.svg': 1,
      'assets/a.js': -1,
      'assets/b.js': 29,
      'assets/c.js': 31,
    }
    for (const [name, days] of Object.entries(ages)) {
      const file = path.join(folder, name)
      writeFileSync(file, '')
      utimesSync(file, new Date(now - days * DAY), new Date(now - days * DAY))
    }
    removeFormer(folder, now)
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
      'assets',
      'assets/a.js',
      'assets/b.js',
      'icon.svg',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// Servers read their pages at the first visit to each, also while a new version is built, or when it cannot start.
it.each([
  ['visitors', { mode: 'production', isSsrBuild: false }],
  ['staff', { mode: 'staff', isSsrBuild: false }],
  ['the renderer', { mode: 'production', isSsrBuild: true }],
])('a build for %s takes nothing away from the server that runs', (_, build) => {
  expect(configOf({ command: 'build', ...build }).build?.emptyOutDir).toBe(false)
})
