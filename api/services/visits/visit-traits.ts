import { unknown } from '#api/contract/values/analytics-answer.ts'
import { browserOf, deviceKindOf, systemOf } from '#api/contract/values/user-agent.ts'
import { languages } from '#locales/languages.ts'

/** What is kept as the device of a program that says what it is (the list of specification 6, and some more). */
export const crawler = 'crawler'

const crawlers =
  /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|headlesschrome|lighthouse|python-requests|curl\/|wget\/|axios|node-fetch|go-http-client|java\//i

export interface VisitTraits {
  device: string
  browser: string
  system: string
  asked: string
}

/** In words: the user agent itself is not kept. Without consent only that a program is one. */
export function traitsOf(userAgent: string, acceptLanguage: string, isAllowed: boolean): VisitTraits {
  const isProgram = crawlers.test(userAgent)
  const device = isProgram ? crawler : deviceKindOf(userAgent)
  if (!isAllowed) return { device: isProgram ? crawler : unknown, browser: unknown, system: unknown, asked: unknown }
  return { device, browser: browserOf(userAgent), system: systemOf(userAgent), asked: askedOf(acceptLanguage) }
}

/** The first of our languages in `Accept-Language`, by weight; 'Unknown' for none of them. */
function askedOf(header: string): string {
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find((one) => one !== undefined)
      return { language: tag.split('-')[0], weight: Number(weight ?? 1), place }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place)
  for (const { language } of wanted) {
    const known = languages.find((one) => one === language)
    if (known) return known
  }
  return unknown
}
