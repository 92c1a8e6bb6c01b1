import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { refuseRoot } from '#api/operate/same-account.ts'
import { archiveName, listArchives } from '#api/outbound/backup-folder.ts'

it('root is refused where the site is another account’s, with whom to run it as', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const key = path.join(folder, 'secret.key')
  try {
    await refuseRoot(folder, 0)
    writeFileSync(key, 'key')
    // Whoever runs the tests as root gives it to somebody else.
    if (statSync(key).uid === 0) chownSync(key, 1000, 1000)
    await expect(refuseRoot(folder, 0)).rejects.toThrow(`sudo -u '#${statSync(key).uid}' npm run backup`)
    await refuseRoot(folder, 1000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
