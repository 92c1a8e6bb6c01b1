import type { OpeningList } from '#api/contract/openings.ts'
import type { OpeningRendering } from '#api/services/openings/opening-rendering.ts'
import { titleIn, writtenLanguages } from '#api/services/openings/opening-title.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { dayKey } from '#locales/staff-formats.ts'

interface OpeningsDependencies {
  stores: Pick<Stores, 'openings'>
  rendering: Pick<OpeningRendering, 'current'>
  now: () => number
}

export type OpeningsService = ReturnType<typeof createOpeningsService>

/** What visitors may apply for. */
export function createOpeningsService({ stores, rendering, now }: OpeningsDependencies) {
  return {
    /**
     * Every open one, in every language: without a text in the visitor's there are its title and the languages that it can be
     * read in, as at the address of a post (D21). Left out, the page would say that nobody is looked for.
     */
    async list(language: Language): Promise<OpeningList> {
      const openings: OpeningList['openings'] = []
      for (const opening of await stores.openings.listOpen(now())) {
        const { id, kind, texts, postedAt, closesOn } = opening
        const shown = titleIn(texts, language)
        if (!shown) continue
        openings.push({
          id,
          kind,
          ...shown,
          html: (await rendering.current(opening, language)) ?? null,
          languages: writtenLanguages(texts),
          postedAt: dayKey(postedAt, brand.timeZone),
          closesOn: closesOn ?? null,
        })
      }
      return { openings }
    },
  }
}
