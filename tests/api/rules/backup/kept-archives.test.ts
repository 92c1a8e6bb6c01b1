import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { keptArchives } from '#api/operate/backup/kept-archives.ts'
import { archiveName, listArchives } from '#api/outbound/backup-folder.ts'
import { lastDue } from '#api/services/backups/backup-times.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

it('seven days, four weeks and twelve months are kept of a backup a day', () => {
  let archives: { madeAt: number }[] = []
  const start = Date.UTC(2025, 0, 1, 3, 30)
  for (let day = 0; day < 700; day++) {
    archives = [...keptArchives([...archives, { madeAt: start + day * DAY }])]
    expect(archives.length).toBeLessThanOrEqual(7 + 4 + 12)
  }
  const days = archives.map(({ madeAt }) => new Date(madeAt).toISOString().slice(0, 10)).toSorted()
  // The last is a Tuesday: Sundays end the weeks before it, and the months run from January to December.
  const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31].map((last, month) => day(2026, month, last))
  const weeks = [day(2026, 10, 15), day(2026, 10, 22)]
  const week = [25, 26, 27, 28, 29, 30].map((date) => day(2026, 10, date))
  expect(days).toEqual([...months, ...weeks, ...week, day(2026, 11, 1)])
})

it('two of the same day stay: the second may be of the broken upgrade', () => {
  const archives = [0, HOUR, 2 * HOUR].map((madeAt) => ({ madeAt: Date.UTC(2026, 10, 20) + madeAt }))
  expect(keptArchives(archives).size).toBe(3)
})

it('a clock that was set back loses nothing but the order', () => {
  const archives = [2030, 2026].map((year) => ({ madeAt: Date.UTC(year, 1, 1) }))
  expect(keptArchives(archives).size).toBe(2)
})

it('an archive that lacks files does not take the place of those that have them, and later ones are thinned out all the same', () => {
  let archives: { madeAt: number; missing: number }[] = []
  const start = Date.UTC(2026, 0, 1, 3, 30)
  for (let day = 0; day < 300; day++)
    archives = [...keptArchives([...archives, { madeAt: start + day * DAY, missing: day < 30 ? 0 : 5 }])]
  const whole = archives.filter(({ missing }) => missing === 0)
  expect(whole.map(({ madeAt }) => (madeAt - start) / DAY)).toEqual(
    expect.arrayContaining([29, 28, 27, 26, 25, 24, 23]),
  )
  expect(archives.length - whole.length).toBeLessThanOrEqual(7 + 4 + 12)
  expect(whole.length).toBeLessThanOrEqual(7 + 4 + 12)
  const healed = keptArchives([...archives, { madeAt: start + 300 * DAY, missing: 0 }])
  expect(healed.size).toBeLessThanOrEqual(7 + 4 + 12)
})

it('archives of which each lacks more files than the one before are thinned out', () => {
  let archives: { madeAt: number; missing: number }[] = []
  for (let day = 0; day < 300; day++)
    archives = [...keptArchives([...archives, { madeAt: Date.UTC(2026, 0, 1) + day * DAY, missing: day }])]
  expect(archives.length).toBeLessThanOrEqual(1 + 2 * (7 + 4 + 12))
  expect(archives.some(({ missing }) => missing === 0)).toBe(true)
})

it('names sort by time and say whether they are encrypted', () => {
  expect(archiveName(Date.UTC(2026, 10, 9, 3, 30, 5), true)).toBe('dritare-20261109T033005Z.tar.zst.age')
})

it('archives are listed although what is noted of one cannot be read', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  try {
    const names = [2, 1].map((day) => archiveName(Date.UTC(2026, 10, day), false))
    for (const name of names) writeFileSync(path.join(folder, name), 'archive')
    mkdirSync(path.join(folder, `${names[0]}.json`))
    expect((await listArchives(folder)).map(({ name }) => name)).toEqual(names)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('the last time of day is today’s or yesterday’s', () => {
  const noon = Date.UTC(2026, 10, 9, 12)
  expect(lastDue('03:30', noon)).toBe(Date.UTC(2026, 10, 9, 3, 30))
  expect(lastDue('12:00', noon)).toBe(noon)
  expect(lastDue('12:01', noon)).toBe(Date.UTC(2026, 10, 8, 12, 1))
})

function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}

it('a file that was lost before takes no archive along once a disk is not there', () => {
  const start = Date.UTC(2026, 0, 1, 3, 30)
  let archives: { madeAt: number; missing: number }[] = []
  // Whole for ten days, one file less for twenty, then nothing of the disk.
  for (let day = 0; day < 58; day++)
    archives = [
      ...keptArchives([...archives, { madeAt: start + day * DAY, missing: day < 10 ? 0 : day < 30 ? 1 : 500 }]),
    ]
  const newest = (missing: number) =>
    Math.max(...archives.filter((one) => one.missing === missing).map(({ madeAt }) => madeAt))
  expect((newest(1) - start) / DAY).toBe(29)
})

it('what lacks less than the newest stays for a year, and no longer', () => {
  const start = Date.UTC(2026, 0, 1, 3, 30)
  const whole = { madeAt: start, missing: 0 }
  const after = (days: number) => ({ madeAt: start + days * DAY, missing: 1 })
  expect(keptArchives([whole, after(300), after(360)]).has(whole)).toBe(true)
  expect(keptArchives([whole, ...Array.from({ length: 60 }, (_, week) => after(30 + week * 7))]).has(whole)).toBe(false)
})
