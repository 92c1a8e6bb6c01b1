import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { refuseOtherAccount } from '#api/operate/same-account.ts'
import { archiveName, listArchives } from '#api/outbound/backup-folder.ts'

it('a backup by another account than the site’s is refused, with whom to run it as', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const own = process.getuid?.() ?? 0
  try {
    await refuseOtherAccount(path.join(folder, 'not yet'))
    vi.spyOn(process, 'getuid').mockReturnValue(own + 1)
    await refuseOtherAccount(folder)
    writeFileSync(path.join(folder, 'secret.key'), 'key')
    await expect(refuseOtherAccount(folder)).rejects.toThrow(`sudo -u '#${own}' npm run backup`)
    vi.restoreAllMocks()
    await refuseOtherAccount(folder)
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
