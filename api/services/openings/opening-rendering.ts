import type { MarkdownOptions, RenderedMarkdown } from '#api/services/markdown/markdown.ts'
import type { StoredOpening, StoredOpeningTexts } from '#api/store/careers/openings.ts'
import type { Language } from '#locales/languages.ts'

/** Its title is a heading of the third level. */
const FIRST_HEADING = 4

/** As of posts. */
interface Rendering {
  version: number // stored HTML of another one is rendered again
  render: (
    text: string,
    language: Language,
    place: Pick<MarkdownOptions, 'firstHeading' | 'idsWithin'>,
  ) => Promise<RenderedMarkdown>
}

/** Texts of openings, as posts are rendered. Several stand on one page: the ids of headings begin with the opening’s. */
export function createOpeningRendering({ version, render }: Rendering) {
  const htmlOf = async (id: string, text: string, language: Language) =>
    (await render(text, language, { firstHeading: FIRST_HEADING, idsWithin: id })).html

  return {
    version,
    htmlOf,

    async current({ id, htmlVersion, texts }: StoredOpening, language: Language): Promise<string | undefined> {
      const own: StoredOpeningTexts[Language] = texts[language]
      if (!own) return undefined
      return version === htmlVersion ? own.html : htmlOf(id, own.text, language)
    },
  }
}

export type OpeningRendering = ReturnType<typeof createOpeningRendering>
