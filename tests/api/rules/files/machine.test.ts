import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createMachine } from '#api/outbound/machine.ts'

it('looks through a folder once for all who ask meanwhile, and anew for who asks later', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dritare-machine-'))
  try {
    const machine = createMachine(dataDir)
    expect(await machine.use('outbox')).toEqual({ bytes: 0, times: [] })
    await mkdir(path.join(dataDir, 'outbox', 'deep'), { recursive: true })
    for (let file = 0; file < 1100; file++)
      await writeFile(path.join(dataDir, 'outbox', file % 2 ? 'deep' : '', `${file}.eml`), 'mail')
    const [one, other] = [machine.use('outbox'), machine.use('outbox')]
    expect(other).toBe(one)
    const { bytes, times } = await one
    expect([bytes, times.length]).toEqual([4400, 1100])
    expect(times.toSorted((first, second) => first - second)).toEqual(times)
    await writeFile(path.join(dataDir, 'outbox', 'more.eml'), 'mail')
    expect((await machine.use('outbox')).times).toHaveLength(1101)
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
