import type { IssueAnswer, StaffIssue } from '#api/contract/staff/issues.ts'
import { pictureWidths } from '#api/contract/values/pictures.ts'
import { AppError } from '#api/errors.ts'
import { type IssueMaterial, livePost, type ReadMaterial, writtenTitle } from '#api/services/issues/issue-material.ts'
import { gapsOf, inEach, planOf, subjectOf } from '#api/services/issues/issue-plan.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { StoredIssue } from '#api/store/newsletter/issues.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

/** Whether somebody else has to approve an issue before it leaves. */
export const approvalSetting = 'issueApproval'

export async function isApprovalAsked({ settings }: Pick<Stores, 'settings'>): Promise<boolean> {
  return (await settings.find([approvalSetting])).get(approvalSetting) === 'yes'
}

/** Throws `not_found`, also for one that is deleted. */
export async function findIssue({ issues }: Pick<Stores, 'issues'>, id: string): Promise<StoredIssue> {
  const issue = await issues.find(id)
  if (!issue || issue.deleted_at !== null) throw new AppError('not_found')
  return issue
}

type Read = Pick<Stores, 'issues' | 'issueTallies' | 'settings' | 'staffAccounts'>

export type IssueReading = ReturnType<typeof createIssueReading>

const SMALL = 320 // pixels that a picture is shown at

export function createIssueReading({
  stores,
  material,
  now,
}: {
  stores: Read
  material: ReadMaterial
  now: () => number
}) {
  async function nameOf(id: string | null): Promise<string | null> {
    return id === null ? null : ((await stores.staffAccounts.find(id))?.name ?? null)
  }

  async function languagesOf({ id, text }: StoredIssue, known: IssueMaterial): Promise<StaffIssue['languages']> {
    const begun = (await stores.issueTallies.fates([id])).get(id) ?? []
    const plan = planOf(text, known)
    return inEach((language) => ({
      fate: begun.find((one) => one.language === language)?.fate ?? plan[language].fate,
      subject: subjectOf(text, known, language),
      gaps: gapsOf(text, known, language),
    }))
  }

  async function shown(
    issue: StoredIssue,
    { id, language }: Pick<StaffAccount, 'id' | 'language'>,
  ): Promise<StaffIssue> {
    const known = await material(issue.text)
    const { goes_at, zone, clock, approved_at, approved_by, approved_version, state, version } = issue
    return {
      id: issue.id,
      number: issue.number,
      version,
      state,
      text: issue.text,
      languages: await languagesOf(issue, known),
      posts: postsOf(known, language),
      pictures: picturesOf(issue, known),
      savedAt: issue.saved_at,
      savedBy: await nameOf(issue.saved_by),
      schedule: goes_at !== null && zone !== null && clock !== null ? { goesAt: goes_at, zone, clock } : null,
      isApprovalAsked: await isApprovalAsked(stores),
      approval:
        approved_at === null
          ? null
          : { at: approved_at, by: await nameOf(approved_by), isOfThis: approved_version === version },
      mayApprove: state === 'draft' && issue.saved_by !== id,
    }
  }

  return {
    shown,

    async read(context: StaffContext, id: string): Promise<IssueAnswer> {
      const { account } = acting(context)
      const issue = await shown(await findIssue(stores, id), account)
      const active = (await stores.staffAccounts.list()).filter((one) => one.deactivatedAt === undefined)
      const testers = active.toSorted((a, b) => Number(b.id === account.id) - Number(a.id === account.id))
      return { at: now(), issue, testers: testers.map(({ id: tester, name }) => ({ id: tester, name })) }
    },
  }
}

function postsOf(known: IssueMaterial, language: Language): StaffIssue['posts'] {
  return Object.fromEntries(
    [...known.posts].map(([id, { sourceLanguage, translations }]) => {
      const own = translations.find((one) => one.language === language)
      const source = translations.find((one) => one.language === sourceLanguage) ?? translations[0]
      const title = writtenTitle(known, id, language) || (source?.title ?? '')
      const picture = (own ?? source)?.picture ?? ''
      return [
        id,
        { title, picture: addressOf(known, picture), isLive: inEach((one) => livePost(known, id, one) !== undefined) },
      ]
    }),
  )
}

function picturesOf({ text }: StoredIssue, known: IssueMaterial): StaffIssue['pictures'] {
  return Object.fromEntries(
    text.blocks.flatMap((block) => {
      const address = block.kind === 'picture' ? addressOf(known, block.picture) : null
      if (block.kind !== 'picture' || address === null) return []
      return [[block.picture, { address, title: known.pictures.get(block.picture)?.upload?.name ?? block.picture }]]
    }),
  )
}

function addressOf({ pictures }: IssueMaterial, name: string): string | null {
  const size = pictures.get(name)?.size
  if (!size) return null
  const width = pictureWidths(size.width).find((one) => one >= SMALL && size.widths.includes(one)) ?? size.width
  return `/pictures/${name}-${width}.jpg`
}
