import type { LogLine } from '#api/contract/staff/log.ts'
import { type StaffDeed, type StaffRole, staffDeeds } from '#api/contract/values/staff.ts'
import { staffLogFile } from '#api/contract/values/staff-paths.ts'
import { askedDay } from '#site/address/asked-day.ts'
import type { LogActor, LogConditions, LogEntry } from '#ui/blocks/staff/log/log-entry.ts'

/** What the address asks for; what makes no sense is left out. */
export function conditionsIn(query: URLSearchParams): LogConditions {
  const text = (name: string) => query.get(name)?.trim() || undefined
  const [who, thing] = [text('who'), text('thing')]
  const [from, to] = [askedDay(query, 'from'), askedDay(query, 'to')]
  const deed = staffDeeds.find((name) => name === query.get('deed'))
  return {
    ...(who && { who }),
    ...(deed && { deed }),
    ...(thing && { thing }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export function logAddress(conditions: LogConditions, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(conditions)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return `/admin/log${query.size > 0 ? `?${query}` : ''}`
}

/** As the server has it. */
export const askedIn = ({ who, ...conditions }: LogConditions) => ({ ...conditions, ...(who && { account: who }) })

/** The file holds what the page shows. */
export function logFileAddress(conditions: LogConditions): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(askedIn(conditions))) if (value) query.set(name, value)
  return `${staffLogFile}${query.size > 0 ? `?${query}` : ''}`
}

/** What without an account only an operator does. */
const ofShell: readonly StaffDeed[] = ['invited', 'invitationResent', 'secondFactorReset']

/** A line of the log as it is shown. */
export function logEntry(
  { id, at, account, deed, thing, facts }: LogLine,
  people: readonly { id: string; role: StaffRole }[],
  roleWords: Record<StaffRole, string>,
): LogEntry {
  const text = (name: string) => {
    const fact = facts[name]
    if (fact === undefined || fact === null) return undefined
    return fact === 'owner' || fact === 'moderator' ? roleWords[fact] : String(fact)
  }
  const role = people.find((person) => person.id === account?.id)?.role ?? 'moderator'
  const who: LogActor = account ? { kind: role, ...account } : { kind: ofShell.includes(deed) ? 'shell' : 'house' }
  return {
    id,
    at,
    who,
    deed,
    ...(thing && { thing }),
    device: text('device'),
    was: text('was'),
    is: text('is') ?? text('role') ?? text('name') ?? text('languages'),
    why: text('why'),
    isAsking: deed === 'signInBlocked' || deed === 'securityWarning',
  }
}
