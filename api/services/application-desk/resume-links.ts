import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import { staffResumeFile } from '#api/contract/values/staff-paths.ts'
import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { createApplicationStages } from '#api/services/applications/application-stages.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'

const LIFE = 60_000 // milliseconds

interface ResumeLinksDependencies {
  stores: Stores
  storage: Pick<FileStorage, 'read'>
  cover: Pick<Cover, 'over'>
  note: NoteDeed
  secret: string
  now: () => number
}

export type ResumeLinks = ReturnType<typeof createResumeLinks>

/** The only way to a résumé: a signed link, of one account, for a minute. The file is saved, never shown. */
export function createResumeLinks({ stores, storage, cover, note, secret, now }: ResumeLinksDependencies) {
  const signatureOf = (id: string, account: string, expiry: string) =>
    createHmac('sha256', secret).update(`resume\n${id}\n${account}\n${expiry}`).digest('base64url')

  function allows(id: string, account: string, token: string): boolean {
    const [expiry = '', signature = ''] = token.split('.')
    const [given, due] = [Buffer.from(signature), Buffer.from(signatureOf(id, account, expiry))]
    return given.length === due.length && timingSafeEqual(given, due) && Number.parseInt(expiry, 36) > now()
  }

  const handlers: Pick<StaffHandlers, 'linkResume'> = {
    async linkResume(context, { id }) {
      if (!(await stores.applications.find(id))) throw new AppError('not_found')
      const expiry = (now() + LIFE).toString(36)
      const token = `${expiry}.${signatureOf(id, acting(context).account.id, expiry)}`
      return { href: `${staffResumeFile}?${new URLSearchParams({ id, token })}` }
    },
  }

  return {
    handlers,

    /** Throws as `requireAllowed` before the query is read; `not_found` for a link that does not hold. */
    async take(
      context: StaffContext,
      queryOf: () => { id: string; token: string },
    ): Promise<{ content: Readable; headers: Record<string, string> }> {
      requireAllowed(context.live, { stages: ['full'], right: 'applications' }, now())
      const { id, token } = queryOf()
      const { account } = acting(context)
      if (!allows(id, account.id, token)) throw new AppError('not_found')
      const stages = createApplicationStages({ stores, storage, now })
      const file = await stages.resume(id, (application) => cover.over(application, context.language))
      await stores
        .transaction([], (inside) =>
          note(inside, { account: account.id, deed: 'resumeSaved', thing: { kind: 'application', id } }),
        )
        .catch((error: unknown) => {
          file.content.destroy()
          throw error
        })
      return file
    },
  }
}
