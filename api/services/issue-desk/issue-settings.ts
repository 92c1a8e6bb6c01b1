import type { IssueSettings } from '#api/contract/staff/issues.ts'
import { approvalSetting, isApprovalAsked } from '#api/services/issue-desk/issue-reading.ts'
import { languageSettings, languagesWith } from '#api/services/newsletter/newsletter-settings.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

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
    async saveIssueSettings(context, { approval, archive, welcome }) {
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
        const listed = (chosen: typeof archive) =>
          chosen && languages.filter((language) => chosen.includes(language)).join(',')
        await put(approvalSetting, approval, 'no')
        await put(languageSettings.archive, listed(archive), 'no')
        await put(languageSettings.welcome, listed(welcome), 'no')
        return readIssueSettings(inside)
      })
      onChange()
      return saved
    },
  }
}
