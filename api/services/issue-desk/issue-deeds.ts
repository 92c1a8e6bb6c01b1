import { isDeepStrictEqual } from 'node:util'
import type { WrittenIssue } from '#api/contract/staff/issues.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
import type { StaffDeed } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { findIssue, type IssueReading } from '#api/services/issue-desk/issue-reading.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import { inEach } from '#api/services/issues/issue-plan.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { expectMayRestore } from '#api/services/staff/what-is-seen.ts'
import type { LogEntry } from '#api/store/staff/log.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

type DeedsCall = 'beginIssue' | 'saveIssue' | 'deleteIssue' | 'restoreIssue' | 'approveIssue'

interface IssueDeedsDependencies {
  stores: Stores
  reading: Pick<IssueReading, 'shown'>
  note: NoteDeed
  now: () => number
  newId: () => string
}

const SITTING = 3_600_000 // milliseconds: an issue saves itself while it is written, and the log has a line for all of that

const numbersLock = 'issue-numbers'
const numberSetting = 'lastIssueNumber' // the last one, also when its issue is gone for good: no number comes twice

/** A line of the log. */
export const issueLine = (context: StaffContext, id: string, deed: StaffDeed, facts: LogEntry['facts'] = {}) => ({
  account: acting(context).account.id,
  deed,
  thing: { kind: 'issue' as const, id },
  facts,
})

const emptyIssue = (source: Language): WrittenIssue => ({
  title: '',
  topics: [],
  source,
  gaps: 'wait',
  lines: inEach(() => ({ subject: '', preheader: '' })),
  blocks: [],
})

/** What staff do with an issue before it is scheduled. */
export function createIssueDeeds(dependencies: IssueDeedsDependencies): Pick<StaffHandlers, DeedsCall> {
  const { stores, reading, note, now, newId } = dependencies

  async function postOf(postId: string, { language }: { language: Language }) {
    const post = await stores.posts.findPost(postId)
    const translations = post && post.deletedAt === undefined ? await stores.posts.translations(postId) : []
    const source = translations.find((one) => one.language === post?.sourceLanguage) ?? translations[0]
    if (!source) throw new AppError('not_found')
    const { title } = translations.find((one) => one.language === language) ?? source
    return { id: postId, title, language: source.language, type: source.type }
  }

  /**
   * The first post whole, and to whom posts of their kinds are for. Its title is the subject until somebody writes another one.
   * Throws `not_found`, also where one of several is gone.
   */
  async function issueOf(ids: string[], account: { language: Language }): Promise<WrittenIssue> {
    const posts = await Promise.all([...new Set(ids)].map((id) => postOf(id, account)))
    const [first] = posts
    if (!first) return emptyIssue(account.language)
    const types = new Set(posts.map(({ type }) => type))
    return {
      ...emptyIssue(first.language),
      title: first.title.slice(0, issueLimits.title).toWellFormed().trim(),
      topics: postTypes.filter((type) => types.has(type)),
      blocks: posts.map(({ id }) => ({
        id: newId().slice(0, 40),
        kind: 'post',
        post: id,
        look: id === first.id ? 'whole' : 'short',
      })),
    }
  }

  return {
    async beginIssue(context, { posts = [] }) {
      const { account } = acting(context)
      const text = await issueOf(posts, account)
      return stores.transaction([numbersLock], async (inside) => {
        const known = (await inside.settings.find([numberSetting])).get(numberSetting)
        const number = Math.max(Number(known ?? 0), await inside.issues.lastNumber()) + 1
        const id = newId()
        await inside.settings.put(numberSetting, String(number))
        const saved = { saved_at: now(), saved_by: account.id }
        await inside.issues.insert({ ...unscheduled, ...saved, id, number, state: 'draft', version: 1, text })
        await note(inside, issueLine(context, id, 'issueBegun', { number }))
        return { id }
      })
    },

    /** Throws `conflict` when somebody has saved another text since, or it is no draft any more. */
    async saveIssue(context, { id, version, text }) {
      const { account } = acting(context)
      const ids = text.blocks.map((block) => block.id)
      if (new Set(ids).size < ids.length) throw problem({ blocks: 'refused' })
      await stores.transaction([issueLock(id)], async (inside) => {
        const issue = await findIssue(inside, id)
        // Sent twice, as after an answer that was lost.
        if (issue.state === 'draft' && isDeepStrictEqual(issue.text, text)) return
        const at = now()
        if (!(await inside.issues.write(id, version, { text, at, by: account.id }))) throw new AppError('conflict')
        const isNewSitting = issue.saved_by !== account.id || at - issue.saved_at > SITTING
        if (isNewSitting) await note(inside, issueLine(context, id, 'issueSaved', { number: issue.number }))
      })
      return { at: now(), issue: await reading.shown(await findIssue(stores, id), account) }
    },

    /** Can be done twice. Throws `conflict` for one that is to go, goes or is gone. */
    deleteIssue: (context, { id }) =>
      stores.transaction([issueLock(id)], async (inside) => {
        const issue = await inside.issues.find(id)
        if (!issue) throw new AppError('not_found')
        if (issue.deleted_at !== null) return {}
        const deletion = { deleted_at: now(), deleted_by: acting(context).account.id }
        if (!(await inside.issues.change(id, ['draft', 'cancelled'], deletion))) throw new AppError('conflict')
        await note(inside, issueLine(context, id, 'issueDeleted', { number: issue.number }))
        return {}
      }),

    /** The same. Throws `not_found` once it is gone for good, and as `expectMayRestore`. */
    restoreIssue: (context, { id }) =>
      stores.transaction([issueLock(id)], async (inside) => {
        const issue = await inside.issues.find(id)
        if (!issue) throw new AppError('not_found')
        if (issue.deleted_at === null) return {}
        expectMayRestore(acting(context).account, issue.deleted_by)
        await inside.issues.change(id, [issue.state], { deleted_at: null, deleted_by: null })
        await note(inside, issueLine(context, id, 'issueRestored', { number: issue.number }))
        return {}
      }),

    /** By anybody but who saved it last. Throws `conflict` when it is another version by now. */
    async approveIssue(context, { id, version }) {
      const { account } = acting(context)
      await stores.transaction([issueLock(id)], async (inside) => {
        const issue = await findIssue(inside, id)
        if (issue.version !== version || issue.state !== 'draft') throw new AppError('conflict')
        if (issue.saved_by === account.id) throw problem({ version: 'issue_approve_own' })
        if (issue.approved_version === version) return
        const approval = { approved_version: version, approved_at: now(), approved_by: account.id }
        await inside.issues.change(id, ['draft'], approval)
        await note(inside, issueLine(context, id, 'issueApproved', { number: issue.number }))
      })
      return { at: now(), issue: await reading.shown(await findIssue(stores, id), account) }
    },
  }
}

/** As it is before somebody schedules it. */
const unscheduled = {
  approved_version: null,
  approved_at: null,
  approved_by: null,
  goes_at: null,
  zone: null,
  clock: null,
  scheduled_by: null,
  begun_at: null,
  ended_at: null,
  paused_at: null,
  pause: null,
  paused_by: null,
}
