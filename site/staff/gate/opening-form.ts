import type { StaffDraft } from '#api/contract/staff/calls.ts'
import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import { brand } from '#locales/brand.ts'
import { isLanguage, type Language } from '#locales/languages.ts'
import { timeOf } from '#locales/zoned-time.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'

interface Checked extends Pick<ChecksAnswer, 'versions' | 'shared'> {
  panes: StaffDraft<'openPost'>['times']
}

/** The form of the gate, as it was filled in. */
export function postedOpening(form: FormData) {
  const from = textOf(form, 'from')
  const chosen = form.getAll('open').filter((each): each is Language => typeof each === 'string' && isLanguage(each))
  return {
    chosen,
    // Until the scripts are there, or without them, a time that is typed says it where nobody has chosen.
    isLater: textOf(form, 'when') === 'later' || (textOf(form, 'when') === '' && from !== ''),
    from,
    until: textOf(form, 'until'),
    keepsEnds: textOf(form, 'ends') === 'own',
    reason: textOf(form, 'reason').trim(),
  }
}

export type PostedOpening = ReturnType<typeof postedOpening>

/** `checked`: what was looked at. Times of day are the agency's; what is none is refused as one that is over. */
export function openingInputFrom(form: FormData, id: string, checked: Checked): StaffDraft<'openPost'> {
  const { chosen, isLater, from, until, keepsEnds, reason } = postedOpening(form)
  return {
    id,
    versions: Object.fromEntries(chosen.map((language) => [language, checked.versions[language] ?? 0])),
    shared: checked.shared,
    times: checked.panes,
    from: isLater ? (timeOf(from, brand.timeZone) ?? 0) : null,
    ...(!(keepsEnds && until === '') && { until: timeOf(until, brand.timeZone) ?? null }),
    ...(reason && { reason }),
  }
}

/** As the form carries it: version, from and until of each language, `en:3:1762934400000: de:2::`. */
export function seenFrom(form: FormData): Omit<Checked, 'shared'> {
  const versions: Checked['versions'] = {}
  const panes: NonNullable<Checked['panes']> = {}
  for (const seen of textOf(form, 'seen').split(' ')) {
    const [language = '', version, from, until] = seen.split(':')
    if (!isLanguage(language)) continue
    versions[language] = Number(version)
    panes[language] = { visibleFrom: from ? Number(from) : null, visibleUntil: until ? Number(until) : null }
  }
  return { versions, panes }
}
