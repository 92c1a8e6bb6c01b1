import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { stageObjects } from '#api/operate/backup/staged-objects.ts'
import type { ListedObject } from '#api/outbound/objects/listing.ts'
import { completeMark } from '#api/outbound/objects/object-picture-storage.ts'
import { createObjectStore } from '#api/outbound/objects/object-store.ts'
import { startS3 } from '../../../support/servers/s3-server.ts'

const whole = 'a'.repeat(32)
const broken = 'b'.repeat(32)
const letters = Buffer.from('the bytes of a picture')

/** Two pictures in S3, each of two files. */
async function createObjects() {
  const s3 = await startS3()
  const objects = createObjectStore(s3.place)
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  for (const id of [whole, broken])
    for (const [name, bytes] of Object.entries({
      '320.jpg': letters,
      '640.jpg': letters,
      [completeMark]: Buffer.from('1'),
    }))
      await objects.put(`pictures/${id}/${name}`, bytes)
  const uploads = path.join(folder, 'files', 'uploads', 'pictures')
  const get = objects.get
  return {
    objects,
    stage: () => stageObjects(objects, folder),
    folder: uploads,
    staged: () => readdirSync(uploads),
    /** What S3 says of one file of the second picture, although it lists it. */
    answers(answer: typeof get) {
      vi.spyOn(objects, 'get').mockImplementation((key, bytes) =>
        key === `pictures/${broken}/640.jpg` ? answer(key, bytes) : get(key, bytes),
      )
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true })
      await s3[Symbol.asyncDispose]()
    },
  }
}

it('takes no picture of which S3 does not give every file, so that it counts as missing', async () => {
  await using s3 = await createObjects()
  s3.answers(async () => undefined)
  await s3.stage()
  expect(s3.staged()).toEqual([whole])
})

it('fails where S3 gives other bytes than it lists', async () => {
  await using s3 = await createObjects()
  const other = `pictures/${whole}/${completeMark}`
  const { get } = s3.objects
  s3.answers((_, bytes) => get(other, bytes))
  await expect(s3.stage()).rejects.toThrow(/S3 has sent \d+ of 22 bytes of pictures.*640\.jpg/)
})

it('takes every picture of a service that lists in no order', async () => {
  await using s3 = await createObjects()
  const listed: ListedObject[] = []
  for await (const one of s3.objects.list('pictures/')) listed.push(one)
  vi.spyOn(s3.objects, 'list').mockImplementation(async function* (folder) {
    if (folder === 'pictures/')
      yield* listed.toSorted((one, other) => (one.key.slice(-3) < other.key.slice(-3) ? -1 : 1))
  })
  await s3.stage()
  expect(s3.staged().toSorted()).toEqual([whole, broken])
  expect(readdirSync(path.join(s3.folder, whole))).toEqual(['320.jpg', '640.jpg'])
})
