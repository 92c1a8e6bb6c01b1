import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { removeFormer } from '#site/build/remove-former.ts'
import configOf from '../../vite.config.ts'

const DAY = 24 * 3_600_000

it('a build leaves the assets that it replaces for thirty days, and nothing else that it has not written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const site = path.join(folder, 'site')
  const stamp = path.join(folder, 'begun-at')
  const now = Date.now()
  const write = (name: string, days: number) => {
    const file = path.join(site, name)
    writeFileSync(file, '')
    utimesSync(file, new Date(now + days * DAY), new Date(now + days * DAY))
  }
  const left = () => readdirSync(site, { recursive: true }).toSorted()
  try {
    mkdirSync(path.join(site, 'assets'), { recursive: true })
    // Made by a build of two months ago, the one that runs, and by one of before.
    write('assets/former.js', -95)
    removeFormer([site], now - 95 * DAY, stamp)
    write('icon.svg', -60)
    write('assets/a.js', -60)
    removeFormer([site], now - 60 * DAY, stamp)
    expect(left()).toEqual(['assets', 'assets/a.js', 'assets/former.js', 'icon.svg'])

    write('assets/b.js', 0)
    removeFormer([site], now, stamp)
    expect(left()).toEqual(['assets', 'assets/a.js', 'assets/b.js'])

    write('assets/c.js', 29)
    removeFormer([site], now + 29 * DAY, stamp)
    expect(left()).toEqual(['assets', 'assets/a.js', 'assets/b.js', 'assets/c.js'])

    removeFormer([site], now + 31 * DAY, stamp)
    expect(left()).toEqual(['assets', 'assets/b.js', 'assets/c.js'])
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
