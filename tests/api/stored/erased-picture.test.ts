import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { createPictureStorage } from '#api/outbound/picture-storage.ts'
import { createPictureUploads } from '#api/services/pictures/picture-uploads.ts'
import { createStores } from '#api/store/stores.ts'
import { added } from '../../support/app/pictures.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { drawPicture } from '../../support/data/pictures.ts'

it('a deleted picture whose thirty days end while it is uploaded again is made anew', async () => {
  await using test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  const stores = createStores(test.database)
  const content = await drawPicture()
  const { picture } = await added(test, owner.browser, content)
  await stores.pictures.setDeleted(picture.id, test.clock.now())
  const account = await stores.staffAccounts.find(owner.id)
  const [session] = await stores.staffSessions.listOpen(owner.id)
  if (!account || !session) throw new Error('The owner is not there')
  const storage = createPictureStorage(test.pictures)
  const make = vi.fn(async () => 'picture_slow' as const)
  const { add } = createPictureUploads({
    stores,
    storage: {
      ...storage,
      async has(id) {
        await stores.pictures.delete(id)
        return storage.has(id)
      },
    },
    maker: { make, isWorking: () => false, stop: () => {} },
    note: async () => {},
    now: test.clock.now,
  })
  const nothing = { storedName: '', path: '', size: 0, keep: async () => {}, discard: async () => {}, leave: () => {} }
  const adding = add(
    {
      live: { account, session: { ...session, tokenHash: '' } },
      ...{ network: '', userAgent: '', device: '', language: 'en', setCookie: () => {} },
    },
    {
      name: 'lit window.jpg',
      isGone: () => false,
      content: { ...nothing, sha256: createHash('sha256').update(content).digest('hex') },
    },
  )
  await expect(adding).rejects.toMatchObject({ code: 'invalid' })
  expect(make).toHaveBeenCalledOnce()
})
