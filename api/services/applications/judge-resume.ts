import pLimit, { type LimitFunction } from 'p-limit'
import { type ResumeErrorKey, resumeTypes } from '#api/contract/applications.ts'
import { AppError } from '#api/errors.ts'
import type { PostedFile, ReceivedFile } from '#api/outbound/file-storage.ts'
import { resumeName } from '#api/services/applications/resume-name.ts'
import { siteOf } from '#api/services/limits/rate-limits.ts'
import type { StoredResume } from '#api/store/careers/applications.ts'

const RETRY_AFTER = 60 // seconds
const LONGEST_WAIT = 20_000 // milliseconds; after thirty seconds the connection counts as stalled (`connection-limits.ts`)

/** What is unpacked of a file is in memory meanwhile. */
const oneAtATime = pLimit(1)
const ofNetworks = new Map<string, LimitFunction>()

/** What to store of a résumé, or why it is refused. Throws `unavailable` where there is no room or its turn does not come. */
export async function judgeResume(
  posted: PostedFile | undefined,
  network: string,
): Promise<ResumeErrorKey | { file: ReceivedFile; stored: StoredResume }> {
  if (!posted) return 'resume_missing'
  if (posted.content === 'too_large') return 'resume_large'
  if (posted.content === 'unavailable') throw new AppError('unavailable', { retryAfter: RETRY_AFTER })
  const file = posted.content
  // Lazy: the parsers are large, and start-up should be fast.
  const { resumeTypeOf } = await import('#api/services/applications/resume-type.ts')
  const since = performance.now()
  const judged = await inTurn(network, async () => {
    if (posted.isGone()) throw new AppError('bad_request')
    if (performance.now() - since > LONGEST_WAIT) throw new AppError('unavailable', { retryAfter: RETRY_AFTER })
    return resumeTypeOf(file)
  })
  if (typeof judged === 'string') return judged
  const { storedName, size, sha256 } = file
  const { type, risks } = judged
  const fileName = resumeName(posted.name, type)
  return { file, stored: { fileName, storedName, mediaType: resumeTypes[type], size, sha256, risks } }
}

/** Networks take turns, so that nobody waits for all that one of them has sent. */
async function inTurn<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  const site = siteOf(network) ?? network
  const own = ofNetworks.get(site) ?? pLimit(1)
  ofNetworks.set(site, own)
  return own(async () => {
    try {
      return await oneAtATime(work)
    } finally {
      if (own.pendingCount === 0) ofNetworks.delete(site)
    }
  })
}
