import type { Language } from '#locales/languages.ts'

interface TypographicRule {
  found: RegExp // what is wrong
  languages?: readonly Language[]
  exceptIn?: readonly Language[]
}

/** How each language sets its signs: quotation marks, hard spaces, dashes. By what a slip is called. */
const typographicRules = {
  dots: { found: /\.\.\./g },
  // Duden sets a space where whole words are left out; the others set … against the last word.
  dotsApart: { found: /\p{L}\s…$/gmu, exceptIn: ['de'] },
  dotsSpace: { found: /\p{L} …/gu, languages: ['de'] },
  quotes: { found: /["']/g },
  unit: { found: /[\d}] (?:[%‰€$£°]|(?:h|min|s|ms|px|kB|KB|MB|GB|ko|Ko|Mo|Go|kg|g|km|m|cm|mm)(?![\p{L}\p{N}’]))/gu },
  percent: { found: /\d%/g, languages: ['de', 'es', 'fr'] },
  thousands: { found: /\d \d{3}(?!\d)/g },
  section: { found: /§ /g },
  less: { found: /< \d/g },
  guillemets: { found: /« | »/g },
  range: { found: /(?<![\p{L}\d.,-])\d{1,3}-\d{1,3}(?![\p{L}\d-])/gu, exceptIn: ['es'] },
  // The Real Academia joins the two ends of a range with a hyphen, and running text says it in words.
  rangeInSpanish: { found: /\d–\d/g, languages: ['es'] },
  highSigns: {
    found: /(?<![\u00A0\u202F])[;»]|(?<![\u00A0\u202F!?])[!?]|(?<![\u00A0\u202F]):(?!\d)|«(?![\u00A0\u202F])/g,
    languages: ['fr'],
  },
} as const satisfies Record<string, TypographicRule>

export type TypographicSlip = keyof typeof typographicRules

const named = Object.entries<TypographicRule>(typographicRules)

/** Where a text is not set as its language is. It has neither code nor addresses in it. */
export function slipsIn(text: string, language: Language): { slip: TypographicSlip; index: number }[] {
  return named
    .filter(([, { languages, exceptIn }]) => languages?.includes(language) ?? !exceptIn?.includes(language))
    .flatMap(([name, { found }]) =>
      [...text.matchAll(found)].map(({ index }) => ({ slip: name as TypographicSlip, index })),
    )
}
