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
import type { Stores } from '#api/store/stores.ts'

const PROBE = 'probe'
const MISSING = 'Missing' // no word of S3

type Settings = Pick<Stores['settings'], 'find' | 'put'>

interface Checked {
  files?: ObjectPlace | undefined
  backup: { copies?: ObjectPlace | undefined }
  dataDir: string
}

const mayNot =
  'its key may not list the bucket, or not read, write and delete in it, or its account has reached a cap or is unpaid'

/** By S3's own words for it: what a variable is wrong in. */
const remedies = new Map<string, (place: ObjectPlace) => string>(
  Object.entries({
    NoSuchBucket: ({ bucket, endpoint }) => `there is no bucket ${bucket} at ${endpoint}`,
    InvalidAccessKeyId: () => 'its service does not know AWS_ACCESS_KEY_ID',
    SignatureDoesNotMatch: () => 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID',
    [MISSING]: () => 'what is written there cannot be read',
    AccessDenied: () => mayNot,
    Status403: () => mayNot, // what is asked by HEAD is refused without a word
    AuthorizationHeaderMalformed: ({ region }) => `FILES_REGION, which is ${region}, is not the bucket’s`,
    PermanentRedirect: ({ region }) => `FILES_REGION, which is ${region}, is not the bucket’s`,
  }),
)

/** The same of what no other value of a variable would mend. */
const hints = new Map<string, (place: ObjectPlace) => string>(
  Object.entries({
    RequestTimeTooSkewed: () => 'the clock of this machine is wrong by more than 15 minutes',
    ENOTFOUND: ({ endpoint }) => `nobody knows the host of ${endpoint} now: check FILES_ENDPOINT and FILES_STYLE`,
  }),
)

/**
 * Tries FILES_URL and BACKUP_URL as the server will use them. Throws one sentence where everybody can read the bucket of either,
 * or where FILES_URL cannot work and never has. Only warns of all else, such as S3 that is away, full, unpaid or over a cap, and
 * of BACKUP_URL: pages do without, and a worker that is replaced must be able to begin on such a day.
 */
export async function checkFiles({ files, backup, dataDir }: Checked, settings: Settings): Promise<void> {
  await Promise.all([
    backup.copies && checkPlace('BACKUP_URL', backup.copies, 'archives hold every person’s data'),
    files && checkPlace('FILES_URL', files, 'applicants’ files would lie open', settings),
  ])
  if (files) await warnOfFolder(dataDir, objectsName(files))
}

/** `settings`: only of what visitors need. */
async function checkPlace(variable: string, place: ObjectPlace, whatLiesOpen: string, settings?: Settings) {
  // One try: the server listens only after it, and whoever is silent would keep visitors waiting twice.
  const objects = createObjectStore(place, undefined, { tries: 1 })
  const failure = await tryOut(objects)
  if (!failure?.isSilent && (await objects.isOpenToAll(PROBE).catch(() => false)))
    throw new Error(
      `The server cannot start. ${variable}, which is ${objects.name}, cannot be used: everybody can read the bucket, and ${whatLiesOpen}: make it private. (status 200)`,
    )
  const mark = markOf(place)
  const isKnown = settings !== undefined && (await settings.find([mark])).has(mark)
  if (!failure) {
    if (!isKnown) await settings?.put(mark, 'true')
    return
  }
  const { reason, message } = failure
  const remedy = remedies.get(reason)?.(place)
  const why = remedy ?? hints.get(reason)?.(place)
  const said = `${variable}, which is ${objects.name}, cannot be used${why ? `: ${why}` : ''}. (${message})`
  // A service says the same of values that were right yesterday: over a cap it has no more than `AccessDenied`. A secret that
  // is mistyped is said by itself, and is not in the mark.
  if (settings && remedy && (!isKnown || reason === 'SignatureDoesNotMatch'))
    throw new Error(`The server cannot start. ${said}`, { cause: failure })
  console.warn(said)
}

/** A setting of the database that has worked with these values of the variables. */
const markOf = ({ endpoint, style, region, bucket, prefix, keyId }: ObjectPlace) =>
  `filesWorked:${[endpoint, style, region, bucket, prefix, keyId].join(' ')}`

interface Failure {
  reason: string
  message: string
  isSilent: boolean
}

/** What it writes stays: another server may be looking for it. */
async function tryOut(objects: ObjectStore): Promise<Failure | undefined> {
  try {
    await objects.put(PROBE, Buffer.from('The site writes here.\n'))
    for await (const _ of objects.list(PROBE)) break
    if ((await objects.head(PROBE)) !== undefined) return undefined
    return { reason: MISSING, message: 'status 404', isSilent: false }
  } catch (error) {
    if (!(error instanceof ObjectsUnavailable)) throw error
    const { reason, message, status } = error
    return { reason, message, isSilent: status === undefined }
  }
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
