import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '#api/environment.ts'
import { createObjectStore, type ObjectPlace, type ObjectStore } from '#api/outbound/objects/object-store.ts'
import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

const PROBE = 'probe'

/** By S3's own words for it. */
const remedies = new Map<string, (place: ObjectPlace) => string>(
  Object.entries({
    NoSuchBucket: ({ bucket, endpoint }) => `there is no bucket ${bucket} at ${endpoint}`,
    InvalidAccessKeyId: () => 'its service does not know AWS_ACCESS_KEY_ID',
    SignatureDoesNotMatch: () => 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID',
    AccessDenied: () => 'its key may not list the bucket, or not read, write and delete in it',
    AuthorizationHeaderMalformed: ({ region }) => `FILES_REGION, which is ${region}, is not the bucket’s`,
    PermanentRedirect: ({ region }) => `FILES_REGION, which is ${region}, is not the bucket’s`,
    RequestTimeTooSkewed: () => 'the clock of this machine is wrong by more than 15 minutes',
    ENOTFOUND: ({ endpoint }) => `nobody knows the host of ${endpoint}: check FILES_ENDPOINT and FILES_STYLE`,
  }),
)

/**
 * Tries FILES_URL as the server will use it. Throws one sentence where it is wrong, or where everybody can read the bucket;
 * only warns where S3 is away, because pages do without it.
 */
export async function checkFiles({ files, dataDir }: Pick<Environment, 'files' | 'dataDir'>): Promise<void> {
  if (!files) return
  const objects = createObjectStore(files)
  try {
    await tryOut(objects)
  } catch (error) {
    if (!(error instanceof ObjectsUnavailable)) throw error
    if (error.isWrong)
      throw new Error(wrong(objects, remedies.get(error.reason)?.(files), error.message), { cause: error })
    console.warn(`FILES_URL, which is ${objects.name}, cannot be reached just now. ${error.message}`)
  }
  await warnOfFolder(dataDir, objects.name)
}

async function tryOut(objects: ObjectStore): Promise<void> {
  await objects.put(PROBE, Buffer.from('The site writes here.\n'))
  for await (const _ of objects.list(PROBE)) break
  const isThere = await objects.head(PROBE)
  if (isThere === undefined) throw new Error(wrong(objects, 'what is written there cannot be read', 'status 404'))
  const isOpen = await objects.isOpenToAll(PROBE).catch(() => false)
  if (isOpen)
    throw new Error(
      wrong(
        objects,
        'everybody can read the bucket, and applicants’ files would lie open: make it private',
        'status 200',
      ),
    )
  // It stays: another server may be looking for it.
}

function wrong(objects: ObjectStore, remedy: string | undefined, detail: string): string {
  return `The server cannot start. FILES_URL, which is ${objects.name}, cannot be used${remedy ? `: ${remedy}` : ''}. (${detail})`
}

/** What was kept before FILES_URL was set is not looked for there any more. */
async function warnOfFolder(dataDir: string, name: string): Promise<void> {
  for (const folder of ['applications', 'pictures']) {
    const place = path.join(dataDir, 'uploads', folder)
    const left = (await readdir(place).catch(whenMissing))?.filter((entry) => !/^arriving$|\.part$/.test(entry)) ?? []
    if (left.length > 0)
      console.warn(
        `${place} still holds files, which nobody reads now: \`npm run move -- --files\` copies them to ${name}`,
      )
  }
}
