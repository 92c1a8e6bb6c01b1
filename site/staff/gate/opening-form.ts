import type { StaffDraft } from '#api/contract/staff/calls.ts'
import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import { brand } from '#locales/brand.ts'
import { isLanguage, type Language } from '#locales/languages.ts'
import { timeOf } from '#locales/zoned-time.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'

type Versions = Partial<Record<Language, number>>

interface Checked {
  versions: Versions
  shared?: ChecksAnswer['shared']
}

/** The form of the gate, as it was filled in. */
export function postedOpening(form: FormData) {
  const chosen = form.getAll('open').filter((each): each is Language => typeof each === 'string' && isLanguage(each))
  return {
    chosen,
    isLater: textOf(form, 'when') === 'later',
    from: textOf(form, 'from'),
    until: textOf(form, 'until'),
    reason: textOf(form, 'reason').trim(),
  }
}

export type PostedOpening = ReturnType<typeof postedOpening>

/** `checked`: what was looked at. Times of day are the agency's; what is none is refused as one that is over. */
export function openingInputFrom(form: FormData, id: string, checked: Checked): StaffDraft<'openPost'> {
  const { chosen, isLater, from, until, reason } = postedOpening(form)
  return {
    id,
    versions: Object.fromEntries(chosen.map((language) => [language, checked.versions[language] ?? 0])),
    ...(checked.shared && { shared: checked.shared }),
    from: isLater ? (timeOf(from, brand.timeZone) ?? 0) : null,
    until: timeOf(until, brand.timeZone) ?? null,
    ...(reason && { reason }),
  }
}

/** As the form carries them: `en:3 de:2`. */
export function versionsFrom(form: FormData): Versions {
  const pairs = textOf(form, 'versions')
    .split(' ')
    .map((pair) => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([language = '', version]) => (isLanguage(language) ? [[language, Number(version)]] : [])),
  )
}
