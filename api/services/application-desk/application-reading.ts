import type { ApplicationAnswer, ApplicationsQuery } from '#api/contract/staff/applications.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { applicationStages, isMailed } from '#api/contract/values/staff/application-stages.ts'
import { AppError } from '#api/errors.ts'
import { cardOf, detailsOf } from '#api/services/application-desk/application-cards.ts'
import type { StageMails } from '#api/services/application-desk/stage-mails.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import { searchTerms } from '#api/services/search/searched-words.ts'
import { acting } from '#api/services/staff/context.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { SentStageMail } from '#api/store/careers/application-notes.ts'
import type { Stores } from '#api/store/stores.ts'

const PER_PAGE = 30 // of a stage
const noneFound = { received: 0, review: 0, interview: 0, decision: 0 }

interface ApplicationReadingDependencies {
  stores: Pick<Stores, 'applications' | 'applicationBoard' | 'applicationNotes' | 'staffAccounts'>
  mails: Pick<StageMails, 'preview'>
  cover: Cover
  now: () => number
}

/** The board of stages, and one application. */
export function createApplicationReading({
  stores: { applications, applicationBoard: board, applicationNotes, staffAccounts },
  mails,
  cover,
  now,
}: ApplicationReadingDependencies): Pick<StaffHandlers, 'listApplications' | 'readApplication'> {
  return {
    async listApplications({ language }, query) {
      const at = now()
      const isSearched = (query.q ?? '') !== ''
      const filter = { ...filterOf(query), unsearched: cover.stages }
      // Only signs that no word is made of are found nowhere.
      const isNothing = isSearched && filter.terms.length === 0
      // Side by side, where the database can do that: on PostgreSQL each of them is a connection's.
      const [counts, interests, openings] = await Promise.all([
        isNothing ? noneFound : board.countByStage(filter),
        board.countByInterest(),
        board.openings(),
      ])
      const stages = applicationStages.map(async (stage) => {
        const count = counts[stage]
        const pages = Math.max(1, Math.ceil(count / PER_PAGE))
        const page = query.stage === stage ? Math.min(query.page ?? 1, pages) : 1
        const found = count === 0 ? [] : await board.list(filter, stage, PER_PAGE, (page - 1) * PER_PAGE)
        const isLeftOut = isSearched && cover.stages.includes(stage)
        const cards = found.map((application) => cardOf(cover.listed(application, language), at))
        return { stage, count, isLeftOut, page, pages, cards }
      })
      const of = (interest: string) => interests.get(interest) ?? 0
      return {
        at,
        stages: await Promise.all(stages),
        all: applicationInterests.reduce((sum, interest) => sum + of(interest), 0),
        interests: {
          freelancer: of('freelancer'),
          partnership: of('partnership'),
          fulltime: of('fulltime'),
          other: of('other'),
        },
        openings,
      }
    },

    async readApplication(context, { id, step }) {
      const { account } = acting(context)
      const at = now()
      const application = await applications.find(id)
      if (!application) throw new AppError('not_found')
      const [notes, sent] = await Promise.all([applicationNotes.list(id), applicationNotes.listMails(id)])
      const keeper = application.kept && (await staffAccounts.find(application.kept.by))
      return {
        at,
        application: detailsOf(cover.over(application, context.language), at, keeper?.name),
        notes: notes.map(({ name, by, ...note }) => ({ ...note, by: name ?? null, isOwn: by === account.id })),
        mails: sent.map(mailOf),
        preview:
          step && isMailed(step) ? await mails.preview(cover.over(application, application.language), step) : null,
      }
    },
  }
}

function filterOf({ q = '', interest, opening, in: language }: ApplicationsQuery) {
  return { terms: searchTerms(q), interest, opening, language }
}

function mailOf({ delivery, by, ...mail }: SentStageMail): ApplicationAnswer['mails'][number] {
  const shown = { ...mail, by: by ?? null }
  if (!delivery) return { ...shown, state: 'unknown', stateAt: null }
  const { sentAt, failedAt, isReturned } = delivery
  if (sentAt !== undefined) return { ...shown, state: isReturned ? 'returned' : 'sent', stateAt: sentAt }
  return failedAt === undefined
    ? { ...shown, state: 'waiting', stateAt: null }
    : { ...shown, state: 'failed', stateAt: failedAt }
}
