import type { ApplicationStage } from '#api/contract/values/staff/application-stages.ts'
import { fold } from '#api/services/search/search-words.ts'
import type { ApplicationRecord } from '#api/store/careers/applications.ts'
import type { Words } from '#api/texts.ts'
import type { Language } from '#locales/languages.ts'

const BEFORE_INTERVIEW: readonly ApplicationStage[] = ['received', 'review']
const GAP = '[…]'

interface CoverDependencies {
  coverApplicants: boolean
  words: (language: Language) => Words
}

/** An application as staff may see it. */
export type ShownApplication = ApplicationRecord & { isCovered: boolean }

/** What a list says of one: not even a covered letter, which takes its time. */
export type ListedApplication = Omit<ShownApplication, 'email' | 'phone' | 'message' | 'resume'>

export type Cover = ReturnType<typeof createCover>

/**
 * Where the operator wants it, staff judge until the interview what was sent, not by whom (`COVER_APPLICANTS`).
 * Whatever answers of an application comes through here. Left as they are: what is in the résumé's file (each saving
 * is logged), notes of colleagues, the mail about a new application, and what owners look up by an address.
 */
export function createCover({ coverApplicants, words }: CoverDependencies) {
  const stages = coverApplicants ? BEFORE_INTERVIEW : []
  const covers = ({ stage }: Pick<ApplicationRecord, 'stage'>) => stages.includes(stage)

  /** The end of an id is random; its beginning is a time. */
  const labelOf = (id: string, language: Language) =>
    words(language)('staff-applications:cover.label', { code: id.slice(-4).toUpperCase() })

  return {
    /** Those that no search may reach: their words have the names in them, and a letter is signed. */
    stages,
    covers,

    nameOf: (named: { id: string; name: string; stage: ApplicationStage }, language: Language): string =>
      covers(named) ? labelOf(named.id, language) : named.name,

    listed(application: ApplicationRecord, language: Language): ListedApplication {
      const { email: _email, phone: _phone, message: _message, resume: _resume, ...listed } = application
      return covers(application)
        ? { ...listed, fullName: labelOf(application.id, language), isCovered: true }
        : { ...listed, isCovered: false }
    },

    over(application: ApplicationRecord, language: Language): ShownApplication {
      if (!covers(application)) return { ...application, isCovered: false }
      const { id, resume } = application
      const fullName = labelOf(id, language)
      const [ending = ''] = /\.(pdf|docx?)$/i.exec(resume.fileName) ?? []
      return {
        ...application,
        fullName,
        email: '',
        phone: '',
        message: coveredLetter(application),
        resume: { ...resume, fileName: fullName + ending },
        isCovered: true,
      }
    },
  }
}

/** Without the parts of their name, addresses and long numbers. A free text may give other hints. */
function coveredLetter({ message, fullName }: ApplicationRecord): string {
  // Each once: one sign may stand for four words, and a letter may have a thousand words to compare with them.
  const names = new Set(partsOf(fullName).filter((part) => part.length > 1))
  const longNames = [...names].filter((name) => name.length > 2)
  function tells(word: string): boolean {
    if (/@|:\/\/|^www\.|\.\p{L}{2,}\//u.test(word)) return true
    const folded = fold(word, 'en')
    if (partsIn(folded).some((part) => names.has(part))) return true
    return /\p{L}\.\p{L}/u.test(word) && longNames.some((name) => folded.includes(name))
  }
  return message.replace(/\+?\d(?:[\s()./-]*\d){8,}/g, GAP).replace(/\S+/g, (word) => (tells(word) ? GAP : word))
}

const partsOf = (text: string) => partsIn(fold(text, 'en'))

const partsIn = (folded: string) => folded.split(/[^\p{L}\p{N}]+/u)
