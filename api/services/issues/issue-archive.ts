import type { IssueArchive } from '#api/contract/issue-archive.ts'
import { writtenIssue } from '#api/contract/staff/issues.ts'
import type { IssueLinks } from '#api/services/issues/issue-links.ts'
import { languagesWith } from '#api/services/newsletter/newsletter-settings.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const MOST = 100 // issues: eight years of one a month

interface IssueArchiveDependencies {
  stores: Pick<Stores, 'issueArchive' | 'settings'>
  links: Pick<IssueLinks, 'addressOf'>
}

export type IssueArchiveService = ReturnType<typeof createIssueArchive>

/** What was sent, for everybody, in the languages that the operator has chosen. */
export function createIssueArchive({ stores, links }: IssueArchiveDependencies) {
  return {
    async list(language: Language): Promise<IssueArchive> {
      const isPublic = (await languagesWith(stores, 'archive')).includes(language)
      if (!isPublic) return { isPublic, issues: [] }
      const found = await stores.issueArchive.list(language, MOST)
      return {
        isPublic,
        issues: found.map(({ id, number, text, subject, goesAt }) => ({
          ...{ number, subject },
          preheader: writtenIssue.parse(JSON.parse(text)).lines[language].preheader,
          sentAt: new Date(goesAt).toISOString(),
          address: links.addressOf(id, language),
        })),
      }
    },
  }
}
