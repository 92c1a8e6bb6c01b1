import type { Language } from '#locales/languages.ts'

interface Told {
  groups: readonly { languages: readonly Language[]; browsers: number }[]
  announced: readonly Language[]
}

/** How many browsers get a notice when `opening` go live beside those that are: one each, in the first language that it has asked for. */
export function browsersTold({ groups, announced }: Told, opening: readonly Language[], live: readonly Language[]) {
  const isTold = (language: Language) => opening.includes(language) && !announced.includes(language)
  return groups.reduce((sum, { languages, browsers }) => {
    const first = languages.find((language) => opening.includes(language) || live.includes(language))
    return first && isTold(first) ? sum + browsers : sum
  }, 0)
}
