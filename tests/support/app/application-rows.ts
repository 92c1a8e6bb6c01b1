import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { applicationWords } from '#api/services/applications/application-words.ts'
import type { StoredApplication } from '#api/store/careers/applications.ts'
import { createStores } from '#api/store/stores.ts'
import { makePdf } from '../data/resumes.ts'
import type { TestApp } from './test-app.ts'

/** Stores an application with its file as if it had been posted, without its limits and mails. */
export async function storeApplication(
  { database, resumes, clock }: TestApp,
  more: Partial<StoredApplication> = {},
  { isSearched = true } = {}, // false: as a version before the search did
) {
  const file = await createDiskStorage(resumes).receive(Readable.from([makePdf()]))
  const { storedName, size, sha256 } = file
  const { id = randomUUID() } = more
  const texts = {
    fullName: 'Jonida Sample',
    email: 'jonida@example.org',
    phone: '',
    message: 'I draw windows and would like to draw yours.',
  }
  const { applications, applicationSearch } = createStores(database)
  await applications.insert({
    id,
    ...texts,
    interest: 'fulltime',
    language: 'en',
    resume: { fileName: 'Jonida Sample.pdf', storedName, mediaType: 'application/pdf', size, sha256, risks: [] },
    stage: 'received',
    receivedAt: clock.now(),
    deleteAfter: clock.now() + 1,
    ...more,
  })
  if (isSearched) await applicationSearch.put(id, applicationWords({ ...texts, ...more }))
  await file.keep()
  return { id, storedName }
}
