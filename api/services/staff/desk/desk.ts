import type { DeskAnswer } from '#api/contract/staff/desk.ts'
import { deletedKinds } from '#api/contract/values/staff/deleted.ts'
import { messageTimes } from '#api/contract/values/staff/messages.ts'
import { personRequestTime } from '#api/contract/values/staff/persons.ts'
import type { StaffRight } from '#api/contract/values/staff.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { officeDaysAfter } from '#locales/office-hours.ts'

const DAY = 24 * 3_600_000
const REVIEWED_WITHIN = 5 // working days (specification 9)
const SOON = 7 * DAY // milliseconds before the end that a deletion is shown
const SHOWN = 20 // rows of a list
const WEEK = 7 // days

interface DeskDependencies {
  stores: Pick<Stores, 'deleted' | 'desk' | 'personRequests'>
  cover: Pick<Cover, 'nameOf'>
  now: () => number
}

/** What waits, of all that the rights open. */
export function createDesk({ stores: { deleted, desk, personRequests }, cover, now }: DeskDependencies) {
  const none = async (): Promise<[]> => []

  async function messages(): Promise<DeskAnswer['messages']> {
    const [waiting, aside] = await Promise.all([desk.messages(false, SHOWN), desk.messages(true, SHOWN)])
    const due = (isQuarantined: boolean) => (row: (typeof waiting)[number]) => ({
      ...row,
      dueAt: row.since + messageTimes.answeredWithin,
      isQuarantined,
    })
    return [...waiting.map(due(false)), ...aside.map(due(true))].toSorted((one, other) => one.dueAt - other.dueAt)
  }

  async function applications(language: Language): Promise<DeskAnswer['applications']> {
    const rows = await desk.applications(SHOWN)
    return rows.map(({ stage, ...row }) => ({
      ...row,
      name: cover.nameOf({ ...row, stage }, language),
      dueAt: officeDaysAfter(row.since, REVIEWED_WITHIN, brand.timeZone),
    }))
  }

  async function behind(): Promise<DeskAnswer['behind']> {
    const posts = new Map<string, { id: string; title: string; languages: Language[] }>()
    for (const { id, title, language } of await desk.behind(now(), SHOWN)) {
      const post = posts.get(id) ?? { id, title, languages: [] }
      post.languages.push(language)
      posts.set(id, post)
    }
    return [...posts.values()]
  }

  async function expiring(): Promise<DeskAnswer['expiring']> {
    const rows = await deleted.list({ kinds: deletedKinds, by: undefined }, 'soonest', SHOWN)
    return rows
      .filter(({ goneAt }) => goneAt <= now() + SOON)
      .map(({ id, kind, deletedAt, goneAt }) => ({ id, kind, deletedAt, goneAt }))
  }

  async function requests(): Promise<DeskAnswer['requests']> {
    const open = await personRequests.listOpen()
    return open.slice(0, SHOWN).map(({ id, kind, receivedAt }) => ({ id, kind, dueAt: receivedAt + personRequestTime }))
  }

  async function week(): Promise<DeskAnswer['week']> {
    const first = Math.floor(now() / DAY) - WEEK + 1
    const [visits, reads, received] = await Promise.all([
      desk.visitsByDay(first * DAY),
      desk.readsByDay(first * DAY),
      desk.messagesByDay(first * DAY),
    ])
    return Array.from({ length: WEEK }, (_, index) => {
      const day = first + index
      return {
        day: new Date(day * DAY).toISOString().slice(0, 10),
        visits: visits.get(day) ?? 0,
        reads: reads.get(day) ?? 0,
        messages: received.get(day) ?? 0,
      }
    })
  }

  return {
    async read(rights: readonly StaffRight[], language: Language): Promise<DeskAnswer> {
      const may = (right: StaffRight) => rights.includes(right)
      const writes = may('posts')
      return {
        at: now(),
        messages: await (may('messages') ? messages() : none()),
        applications: await (may('applications') ? applications(language) : none()),
        drafts: await (writes ? desk.drafts(SHOWN) : none()),
        behind: await (writes ? behind() : none()),
        failedMails: await (may('health') ? desk.failedMails(SHOWN) : none()),
        expiring: await (may('deleteForGood') ? expiring() : none()),
        requests: await (may('persons') ? requests() : none()),
        scheduled: await (writes ? desk.scheduled(now(), SHOWN) : none()),
        week: may('analytics') ? await week() : null,
      }
    },
  }
}
