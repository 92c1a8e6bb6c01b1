import type { ApplicationsQuery } from '#api/contract/staff/applications.ts'
import type { MessagesQuery } from '#api/contract/staff/messages.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import type { ApplicationStage } from '#api/contract/values/staff/application-stages.ts'
import { createApplicationReading } from '#api/services/application-desk/application-reading.ts'
import { applicationWords } from '#api/services/applications/application-words.ts'
import { messageWords } from '#api/services/contact/message-words.ts'
import { createCover } from '#api/services/cover/cover.ts'
import { createMessageBoard } from '#api/services/message-desk/message-board.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { Stores } from '#api/store/stores.ts'
import { createWords } from '#api/texts.ts'
import { languages } from '#locales/languages.ts'

const MINUTE = 60_000

/** What visitors send, as much as is wanted, and what staff ask of it. */
export interface Pile {
  noun: string
  put: (
    inside: Pick<Stores, 'messages' | 'messageSearch' | 'applications' | 'applicationSearch'>,
    number: number,
  ) => Promise<void>
  asks: (stores: Stores) => { name: string; ask: () => Promise<unknown> }[]
}

const at = <Value>(values: readonly Value[], number: number): Value => {
  const value = values[number % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

const said = (number: number) =>
  `We would like a window on the web, number ${number}. ${number % 500 === 7 ? 'A lighthouse. ' : ''}${'Six languages and a cat. '.repeat(number % 20)}`

const ofMessages: { name: string; query: MessagesQuery }[] = [
  { name: 'open ones', query: {} },
  { name: 'all, a page far back', query: { shelf: 'all', page: 900 } },
  { name: 'by purpose and language', query: { shelf: 'all', purpose: 'quote', in: 'sq' } },
  { name: 'of the last week', query: { shelf: 'answered', age: 'week' } },
  { name: 'search, a word in all of them', query: { shelf: 'all', q: 'window' } },
  { name: 'search, a rare word and a name', query: { shelf: 'all', q: 'lighthouse sender7' } },
  { name: 'search, a word in none', query: { shelf: 'all', q: 'umbrella' } },
]

const messages: Pile = {
  noun: 'messages',

  async put({ messages: rows, messageSearch }, number) {
    const message = {
      id: `message-${number}`,
      name: `Sender${number} Sample`,
      email: `sender${number}@example.org`,
      purpose: at(contactPurposes, number),
      message: said(number),
      language: at(languages, number),
      receivedAt: Date.now() - number * MINUTE,
      score: 0.9,
      sources: [],
      // As many are open as a week brings.
      state: number < 30 ? ('new' as const) : ('answered' as const),
    }
    await rows.insert(message)
    await messageSearch.put(message.id, messageWords(message))
  },

  asks(stores) {
    const list = createMessageBoard({ stores, now: Date.now })
    return ofMessages.map(({ name, query }) => ({ name, ask: () => list(query) }))
  },
}

const ofApplications: { name: string; query: ApplicationsQuery }[] = [
  { name: 'the board', query: {} },
  { name: 'a page far back', query: { stage: 'decision', page: 900 } },
  { name: 'by interest and language', query: { interest: 'fulltime', in: 'sq' } },
  { name: 'of an opening', query: { opening: 'opening-3' } },
  { name: 'search, a word in all of them', query: { q: 'window' } },
  { name: 'search, a rare word and a name', query: { q: 'lighthouse applicant7' } },
  { name: 'search, a word in none', query: { q: 'umbrella' } },
]

const anybody: StaffContext = {
  ...{ live: undefined, network: '', userAgent: '', device: '', language: 'en', setCookie: () => {} },
}

/** As many are under way as an agency reads in a week. */
const stageOf = (number: number): ApplicationStage =>
  number < 90 ? at(['received', 'review', 'interview'], number) : 'decision'

const applications: Pile = {
  noun: 'applications',

  async put({ applications: rows, applicationSearch }, number) {
    const id = `application-${number}`
    const opening = number % 3 === 0 ? undefined : { id: `opening-${number % 12}`, title: `Opening ${number % 12}` }
    const texts = {
      fullName: `Applicant${number} Sample`,
      email: `applicant${number}@example.org`,
      phone: `+49 69 ${1_000_000 + number}`,
      message: said(number),
    }
    const stage = stageOf(number)
    const receivedAt = Date.now() - number * MINUTE
    const resume = { fileName: 'CV.pdf', mediaType: 'application/pdf', size: 1, sha256: '', risks: [] }
    await rows.insert({
      ...{ ...texts, id, opening, stage, receivedAt, deleteAfter: receivedAt + 525_600 * MINUTE },
      ...{ interest: at(applicationInterests, number), language: at(languages, number) },
      resume: { ...resume, storedName: `file-${number}` },
    })
    const move = { stage, stageAt: receivedAt, outcome: undefined, decidedAt: receivedAt + 1 }
    if (stage === 'decision')
      await rows.advance(id, stage, { ...move, outcome: 'declined', deleteAfter: receivedAt, kept: undefined })
    await applicationSearch.put(id, applicationWords({ ...texts, opening }))
  },

  asks(stores) {
    const { listApplications } = createApplicationReading({
      ...{ stores, now: Date.now, mails: { preview: () => Promise.reject(new Error('No mail is looked at.')) } },
      cover: createCover({ coverApplicants: false, words: createWords() }),
    })
    return ofApplications.map(({ name, query }) => ({ name, ask: () => listApplications(anybody, query) }))
  },
}

export const piles: readonly Pile[] = [messages, applications]
