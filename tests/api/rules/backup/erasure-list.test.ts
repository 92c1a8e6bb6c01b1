import { expect, it } from 'vitest'
import { forgetErasures, noteErasures, readErasures } from '#api/operate/backup/erasure-list.ts'
import { createArchiveFolder } from '../../../support/backup/backed-up.ts'

it('who is erased while the list is thinned out stays in it', async () => {
  using archives = createArchiveFolder()
  const { folder } = archives
  const old = Array.from({ length: 2000 }, (_, number) => ({ key: `old-${number}`, at: number }))
  await noteErasures(folder, old)
  const added = Array.from({ length: 20 }, (_, number) => ({ key: `new-${number}`, at: 5000 + number }))
  await Promise.all([forgetErasures(folder, 5000), ...added.map((one) => noteErasures(folder, [one]))])
  expect(await readErasures(folder)).toEqual(added)
})
