import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  createObjectStore,
  type ObjectPlace,
  type ObjectStore,
  objectsName,
} from '#api/outbound/objects/object-store.ts'
import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

const PROBE = 'probe'

interface Checked {
  files?: ObjectPlace | undefined
  backup: { copies?: ObjectPlace | undefined }
  dataDir: string
}

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
 * Tries FILES_URL and BACKUP_URL as the server will use them. Throws one sentence where one is wrong, or where everybody can read
 * its bucket; only warns where S3 is away, because pages do without it.
 */
export async function checkFiles({ files, backup, dataDir }: Checked): Promise<void> {
  if (backup.copies) await checkPlace('BACKUP_URL', backup.copies, 'archives hold every person’s data')
  if (!files) return
  await checkPlace('FILES_URL', files, 'applicants’ files would lie open')
  await warnOfFolder(dataDir, objectsName(files))
}

async function checkPlace(variable: string, place: ObjectPlace, whatLiesOpen: string): Promise<void> {
  const objects = createObjectStore(place)
  const wrong = (remedy: string | undefined, detail: string) =>
    `The server cannot start. ${variable}, which is ${objects.name}, cannot be used${remedy ? `: ${remedy}` : ''}. (${detail})`
  try {
    const found = await tryOut(objects)
    if (found === 'missing') throw new Error(wrong('what is written there cannot be read', 'status 404'))
    if (found === 'open')
      throw new Error(wrong(`everybody can read the bucket, and ${whatLiesOpen}: make it private`, 'status 200'))
  } catch (error) {
    if (!(error instanceof ObjectsUnavailable)) throw error
    if (error.isWrong) throw new Error(wrong(remedies.get(error.reason)?.(place), error.message), { cause: error })
    console.warn(`${variable}, which is ${objects.name}, cannot be reached just now. ${error.message}`)
  }
}

/** What it writes stays: another server may be looking for it. */
async function tryOut(objects: ObjectStore): Promise<'well' | 'missing' | 'open'> {
  await objects.put(PROBE, Buffer.from('The site writes here.\n'))
  for await (const _ of objects.list(PROBE)) break
  if ((await objects.head(PROBE)) === undefined) return 'missing'
  return (await objects.isOpenToAll(PROBE).catch(() => false)) ? 'open' : 'well'
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
