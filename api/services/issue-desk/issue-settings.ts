import type { IssueSettings } from '#api/contract/staff/issues.ts'
import { approvalSetting, isApprovalAsked } from '#api/services/issue-desk/issue-reading.ts'
import { languageSettings, languagesWith } from '#api/services/newsletter/newsletter-settings.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'
import { type Language, languages } from '#locales/languages.ts'

interface IssueSettingsDependencies {
  stores: Stores
  note: NoteDeed
  /** Public pages may show something else now. */
  onChange: () => void
}

export async function readIssueSettings(stores: Pick<Stores, 'settings'>): Promise<IssueSettings> {
  return {
    isApprovalAsked: await isApprovalAsked(stores),
    archive: await languagesWith(stores, 'archive'),
    welcome: await languagesWith(stores, 'welcome'),
  }
}

/** What holds for all issues. */
export function createIssueSettings({
  stores,
  note,
  onChange,
}: IssueSettingsDependencies): Pick<StaffHandlers, 'saveIssueSettings'> {
  return {
    async saveIssueSettings(context, { approval, archive, welcome, seen }) {
      const saved = await stores.transaction([approvalSetting], async (inside) => {
        async function put(name: string, is: string | undefined, empty: string): Promise<void> {
          const was = (await inside.settings.find([name])).get(name) || empty
          if (is === undefined || was === (is || empty)) return
          await inside.settings.put(name, is)
          await note(inside, {
            account: acting(context).account.id,
            deed: 'issueSettingsSaved',
            thing: { kind: 'settings', id: name },
            facts: { was, is: is || empty },
          })
        }
        async function putLanguages(name: keyof typeof languageSettings, chosen: typeof archive): Promise<void> {
          const were = await languagesWith(inside, name)
          const isUntouched = (language: Language) => seen?.includes(language) === chosen?.includes(language)
          const are = languages.filter((each) => (isUntouched(each) ? were : chosen)?.includes(each))
          await put(languageSettings[name], chosen && are.join(','), 'no')
        }
        await put(approvalSetting, approval, 'no')
        await putLanguages('archive', archive)
        await putLanguages('welcome', welcome)
        return readIssueSettings(inside)
      })
      onChange()
      return saved
    },
  }
}
