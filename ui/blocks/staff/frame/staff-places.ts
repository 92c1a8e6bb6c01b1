import type { StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

interface Address {
  href: string
  icon: StaffIconName
  /** Leads there after `g`. */
  letter: string
}

/** D42. */
export const staffPlaces = {
  desk: { href: '/admin', icon: 'desk', letter: 'd' },
  posts: { href: '/admin/posts', icon: 'post', letter: 'p' },
  pictures: { href: '/admin/pictures', icon: 'image', letter: 'i' },
  newsletter: { href: '/admin/newsletter', icon: 'mail', letter: 'n' },
  messages: { href: '/admin/messages', icon: 'message', letter: 'm' },
  applications: { href: '/admin/applications', icon: 'briefcase', letter: 'j' },
  openings: { href: '/admin/openings', icon: 'target', letter: 'o' },
  analytics: { href: '/analytics', icon: 'chart', letter: 'a' },
  health: { href: '/admin/health', icon: 'health', letter: 'h' },
  people: { href: '/admin/people', icon: 'people', letter: 'e' },
  log: { href: '/admin/log', icon: 'log', letter: 'l' },
  deleted: { href: '/admin/recently-deleted', icon: 'trash', letter: 'r' },
  persons: { href: '/admin/persons', icon: 'shield', letter: 'q' },
  account: { href: '/admin/account', icon: 'key', letter: 'u' },
} satisfies Record<string, Address>

export type StaffPlaceName = keyof typeof staffPlaces

/** What the rail rules off from the next. */
const groups: readonly (readonly StaffPlaceName[])[] = [
  ['desk'],
  ['posts', 'pictures', 'newsletter', 'messages', 'applications', 'openings'],
  ['analytics', 'health'],
  ['people', 'log', 'deleted', 'persons'],
]

/** A place that the account may open. */
export interface StaffPlace {
  name: StaffPlaceName
  /** What lies there. */
  count?: number | undefined
  /** It waits for this person. */
  asks?: boolean | undefined
}

/** The places in the order of the rail, without groups in which nothing may be opened. */
export function groupedPlaces(places: readonly StaffPlace[]): StaffPlace[][] {
  return groups
    .map((names) => names.flatMap((name) => places.find((place) => place.name === name) ?? []))
    .filter((group) => group.length > 0)
}

/** On a phone's foot bar stand the first three, if they may be opened; the others lie behind “More”. */
export function footPlaces(places: readonly StaffPlace[]): { shown: StaffPlace[]; others: StaffPlace[][] } {
  const shown = (['desk', 'posts', 'messages'] as const).flatMap(
    (name) => places.find((place) => place.name === name) ?? [],
  )
  const others = groupedPlaces(places.filter((place) => !shown.includes(place)))
  return { shown, others }
}
