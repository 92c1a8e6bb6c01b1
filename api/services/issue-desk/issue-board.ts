import type { IssuesAnswer } from '#api/contract/staff/issues.ts'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
import { readIssueSettings } from '#api/services/issue-desk/issue-settings.ts'
import { inEach } from '#api/services/issues/issue-plan.ts'
import type { LetterWriting } from '#api/services/issues/letter.ts'
import type { Stores } from '#api/store/stores.ts'

interface IssueBoardDependencies {
  stores: Pick<Stores, 'issues' | 'issueTallies' | 'settings'>
  letters: Pick<LetterWriting, 'plan'>
  now: () => number
}

const nobody = { to: 0, sent: 0, refused: 0, left: 0 }

/** All issues, the latest first. */
export function createIssueBoard({ stores, letters, now }: IssueBoardDependencies) {
  return async ({ page: wanted = 1 }: { page?: number | undefined }): Promise<IssuesAnswer> => {
    const found = await stores.issues.count()
    const pages = Math.max(1, Math.ceil(found / issueLimits.page))
    const page = Math.min(wanted, pages)
    const stored = await stores.issues.list(issueLimits.page, (page - 1) * issueLimits.page)
    const ids = stored.map(({ id }) => id)
    const tallies = await stores.issueTallies.tallies(ids)
    const fates = await stores.issueTallies.fates(ids)
    const issues: IssuesAnswer['issues'] = []
    for (const { id, number, text, state, goes_at, saved_at } of stored) {
      const begun = fates.get(id) ?? []
      const plan = await letters.plan(text)
      issues.push({
        id,
        number,
        title: text.title,
        state,
        fates: inEach((language) => begun.find((one) => one.language === language)?.fate ?? plan[language].fate),
        goesAt: goes_at,
        savedAt: saved_at,
        tally: tallies.get(id) ?? nobody,
      })
    }
    return { at: now(), issues, page, pages, found, settings: await readIssueSettings(stores) }
  }
}
