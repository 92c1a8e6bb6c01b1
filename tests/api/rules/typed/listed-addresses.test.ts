import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { removeListsWith } from '#api/services/subscriber-import/waiting-lists.ts'

it.each([
  ['as it is stored', 'ana@xn--mller-kva.de'],
  ['as it was typed', 'Ana@Müller.de'],
])('a list with an address %s goes when everything of it is erased', async (_how, listed) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dritare-test-'))
  await using _folder = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
  const file = path.join(folder, 'list')
  await writeFile(file, `email,language\n${listed},de\n`)
  const removed: string[] = []
  const transfers = {
    list: async () => ['list'],
    find: async () => ({ path: file, bytes: 100, keptUntil: 0 }),
    remove: async (id: string) => void removed.push(id),
  }
  expect(await removeListsWith('ana@xn--mller-kva.de', transfers)).toBe(1)
  expect(removed).toEqual(['list'])
})
