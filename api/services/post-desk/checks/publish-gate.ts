import type { PostFinding } from '#api/contract/staff/post-checks.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { isStop } from '#api/services/post-desk/checks/checked-post.ts'
import type { PostChecks } from '#api/services/post-desk/checks/post-checks.ts'
import { problem } from '#api/services/staff/staff-calls.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Language } from '#locales/languages.ts'

/** What goes into the log with a deed that passed a stop; without one both are undefined. */
export interface Passed {
  reason: string | undefined
  findings: PostFinding[] // those that stop
}

export type PublishGate = ReturnType<typeof createPublishGate>

/**
 * Held by the server whatever a page says. It does not know what only a browser sees: `axe` and `width` are told on the
 * page, and nobody who calls the server past the page is held to them. An owner's reason against one of those two comes
 * back as well, so that the log has it.
 */
export function createPublishGate({ checks }: { checks: Pick<PostChecks, 'findingsIn'> }) {
  return {
    /** Without anybody's reason. Throws `not_found`. */
    async stopped(postId: string, languages: readonly Language[]): Promise<ReadonlySet<Language>> {
      return new Set((await checks.findingsIn(postId, languages)).filter(isStop).map((finding) => finding.in))
    },

    /**
     * Throws `not_found`, and `invalid`: with `open` for who may not pass a stop, with `reason` for an owner who does not
     * say why. `shown`: languages that visitors see, and that get the same picture now. Call it before the transaction that opens, and let the versions be those that it has read.
     */
    async allow(
      postId: string,
      languages: readonly Language[],
      reason: string | undefined,
      account: Pick<StaffAccount, 'role'>,
      shown: readonly Language[] = [],
    ): Promise<Passed> {
      const found = await checks.findingsIn(postId, [...languages, ...shown])
      const stops = found.filter((one) => isStop(one) && (languages.includes(one.in) || one.what.startsWith('lead_')))
      const may = rightsOf[account.role].includes('gateOverride')
      const said = reason?.trim() ?? ''
      if (stops.length > 0 && !may) throw problem({ open: 'post_stopped' })
      if (stops.length > 0 && lettersIn(said) < writingLimits.leastReason)
        throw problem({ reason: 'post_reason_short' })
      return { reason: may && said !== '' ? said : undefined, findings: stops }
    },
  }
}

/** Ten spaces are no reason. */
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
