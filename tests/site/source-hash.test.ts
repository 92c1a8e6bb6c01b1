import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildIfChanged } from '#site/build/source-hash.ts'

it('what a build that broke off has left is built anew, also for the sources of before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const [source, stamp] = [path.join(folder, 'source.txt'), path.join(folder, 'stamp')]
  let built = ''
  const version = (text: string, isKilled = false) => {
    writeFileSync(source, text)
    return buildIfChanged([source], stamp, async () => {
      built = isKilled ? 'half' : readFileSync(source, 'utf8')
      if (isKilled) throw new Error('No space is left.')
    })
  }
  try {
    await version('old')
    await expect(version('new', true)).rejects.toThrow('No space')
    await version('old')
    expect(built).toBe('old')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
