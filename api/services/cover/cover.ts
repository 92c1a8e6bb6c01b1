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
  const names = partsOf(fullName).filter((part) => part.length > 1)
  const tells = (word: string) =>
    /@|:\/\/|^www\.|\.\p{L}{2,}\//u.test(word) ||
    partsOf(word).some((part) => names.includes(part)) ||
    (/\p{L}\.\p{L}/u.test(word) && names.some((name) => name.length > 2 && fold(word, 'en').includes(name)))
  return message.replace(/\+?\d(?:[\s()./-]*\d){8,}/g, GAP).replace(/\S+/g, (word) => (tells(word) ? GAP : word))
}

function partsOf(text: string): string[] {
  return fold(text, 'en').split(/[^\p{L}\p{N}]+/u)
}
