import type { DeskAnswer } from '#api/contract/staff/desk.ts'
import { brand } from '#locales/brand.ts'
import { officeDaysUntil } from '#locales/office-hours.ts'
import { applicationAddress, applicationsAddress } from '#site/staff/applications/application-addresses.ts'
import { boardAddress } from '#site/staff/screens/board-posts.ts'
import { messageAddress, messagesAddress } from '#site/staff/screens/message-addresses.ts'
import type { DeskFiguresProps } from '#ui/blocks/staff/desk/desk-figures.tsx'
import type { LiveItem } from '#ui/blocks/staff/desk/going-live-list.tsx'
import { DAY, type WaitingThing } from '#ui/blocks/staff/desk/waiting-thing.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

const QUARANTINE = 30 * DAY // milliseconds that it is kept (specification 9)
const NAMES = 3 // of a row that stands for several things

/** What waits, soonest first. Messages stand alone because somebody was promised an answer; the rest stands together. */
export function waitingThings(desk: DeskAnswer): WaitingThing[] {
  const { messages, applications, drafts, behind, failedMails, expiring, requests, at } = desk
  const open = messages.filter(({ isQuarantined }) => !isQuarantined)
  const aside = messages.filter(({ isQuarantined }) => isQuarantined)
  const soonest = (times: number[]) => Math.min(...times)
  return [
    ...open.map(({ id, name, purpose, language, since, dueAt }) => ({
      kind: 'message' as const,
      id,
      href: messageAddress(id),
      language,
      name,
      purpose,
      receivedAt: since,
      dueAt,
    })),
    ...some(aside, (list) => ({
      kind: 'quarantine' as const,
      id: 'quarantine',
      href: messagesAddress({ shelf: 'quarantined' }),
      count: list.length,
      deletedAt: soonest(list.map(({ since }) => since)) + QUARANTINE,
    })),
    ...some(applications, (list) => ({
      kind: 'applications' as const,
      id: 'applications',
      href: list.length === 1 && list[0] ? applicationAddress(list[0].id) : applicationsAddress({ stage: 'received' }),
      count: list.length,
      names: list.slice(0, NAMES).map(({ name }) => name),
      workingDaysLeft: officeDaysUntil(soonest(list.map(({ dueAt }) => dueAt)), at, brand.timeZone),
    })),
    ...some(behind, (list) => ({
      kind: 'translations' as const,
      id: 'translations',
      href: boardAddress({ state: 'behind' }),
      count: list.reduce((sum, { languages }) => sum + languages.length, 0),
      behind: list
        .flatMap(({ title, languages }) => languages.map((language) => ({ title, language })))
        .slice(0, NAMES),
      since: at,
    })),
    ...some(drafts, (list) => ({
      kind: 'drafts' as const,
      id: 'drafts',
      href: boardAddress({ state: 'draft' }),
      count: list.length,
      titles: list.slice(0, NAMES).map(({ title }) => title),
      since: soonest(list.map(({ savedAt }) => savedAt)),
    })),
    ...some(failedMails, (list) => ({
      kind: 'mails' as const,
      id: 'mails',
      href: '/admin/health#dead-letters',
      count: list.length,
    })),
    ...some(requests, (list) => ({
      kind: 'requests' as const,
      id: 'requests',
      href: staffPlaces.persons.href,
      count: list.length,
      dueAt: soonest(list.map(({ dueAt }) => dueAt)),
    })),
    ...some(expiring, (list) => ({
      kind: 'deletions' as const,
      id: 'deletions',
      href: staffPlaces.deleted.href,
      count: list.length,
      deletedAt: soonest(list.map(({ goneAt }) => goneAt)),
    })),
  ]
}

/** One line a post and time, with the languages that go live then. */
export function liveItems({ scheduled }: DeskAnswer): LiveItem[] {
  const groups = Map.groupBy(scheduled, ({ id, at }) => `${id} ${at}`)
  return [...groups.entries()].flatMap(([id, [first, ...others]]): LiveItem[] =>
    first
      ? [
          {
            kind: 'post' as const,
            id,
            at: first.at,
            href: boardAddress({ state: 'scheduled' }),
            title: first.title,
            languages: Object.fromEntries([first, ...others].map(({ language }) => [language, 'scheduled' as const])),
          },
        ]
      : [],
  )
}

/** Small numbers of the last seven days, where the account may see them. */
export function deskFigures({ week }: DeskAnswer): DeskFiguresProps | undefined {
  if (!week) return undefined
  const counted = (pick: (day: NonNullable<DeskAnswer['week']>[number]) => number) => {
    const numbers = week.map(pick)
    return { count: numbers.reduce((sum, number) => sum + number, 0), week: numbers }
  }
  return {
    visits: counted(({ visits }) => visits),
    reads: counted(({ reads }) => reads),
    messages: counted(({ messages }) => messages),
  }
}

function some<Item, Row>(list: Item[], row: (list: Item[]) => Row): Row[] {
  return list.length > 0 ? [row(list)] : []
}
