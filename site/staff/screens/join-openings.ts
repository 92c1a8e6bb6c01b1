import { openingFields } from '#api/contract/values/openings.ts'
import { languages } from '#locales/languages.ts'
import { formOf } from '#site/staff/frame/staff-action.ts'
import { openingValuesFrom } from '#site/staff/screens/opening-draft.ts'
import { type OpeningValues, openingFieldsOf } from '#ui/blocks/staff/openings/opening.ts'

interface Joined {
  /** A field that one has left as it was read has what the other made of it. */
  values: OpeningValues
  /** The same, and theirs where both have changed it; undefined where nobody has to choose. */
  clash: OpeningValues | undefined
}

/** What two have made of the opening that both have read. Where that is not known, one has to choose whatever differs. */
export function joinOpenings(read: OpeningValues | undefined, mine: OpeningValues, theirs: OpeningValues): Joined {
  const [before, own, other] = [read && openingFieldsOf(read), openingFieldsOf(mine), openingFieldsOf(theirs)]
  const [joined, chosen] = [{ ...own }, { ...other }]
  for (const name of Object.keys(own)) {
    if (before && own[name] === before[name]) joined[name] = other[name] ?? ''
    else if (before && other[name] === before[name]) chosen[name] = own[name] ?? ''
  }
  for (const language of languages) {
    const { title, text } = openingFields(language)
    // One has emptied the language, and the other gone on with a part of it.
    if ([joined, chosen].every((fields) => !fields[title] === !fields[text])) continue
    for (const name of [title, text]) [joined[name], chosen[name]] = [own[name] ?? '', other[name] ?? '']
  }
  const isClash = Object.keys(own).some((name) => joined[name] !== chosen[name])
  return { values: valuesOf(joined), clash: isClash ? valuesOf(chosen) : undefined }
}

const valuesOf = (fields: Record<string, string>) => openingValuesFrom(formOf(fields))

export function isSameOpening(one: OpeningValues, other: OpeningValues): boolean {
  const [own, theirs] = [openingFieldsOf(one), openingFieldsOf(other)]
  return Object.keys(own).every((name) => own[name] === theirs[name])
}

export const openingRules = {
  isSame: isSameOpening,
  merge(base: OpeningValues, mine: OpeningValues, theirs: OpeningValues) {
    const { values, clash } = joinOpenings(base, mine, theirs)
    return clash ? { clash } : { text: values }
  },
}
