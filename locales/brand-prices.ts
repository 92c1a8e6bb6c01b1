import { formatNumber } from './formats.ts'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** From what budget a service begins to make sense. Sample figures: put in your own, then set `isSample` to false. */
export const prices = {
  isSample: true,
  currency: 'EUR', // ISO 4217
  from: {
    webDesign: 1500,
    webDevelopment: 3000,
    graphicDesign: 1200,
    socialMedia: 600,
    videoEditing: 900,
    appDevelopment: 12_000,
  },
}

export type PricedService = keyof typeof prices.from

const monthly: readonly PricedService[] = ['socialMedia']

export function isMonthly(service: PricedService): boolean {
  return monthly.includes(service)
}

export function priceFrom(service: PricedService, language: string): string {
  const { currency, from } = prices
  return formatNumber(from[service], language, { style: 'currency', currency, maximumFractionDigits: 0 })
}

/** The post on costs, by its slug. */
export const costsSlugs: Record<Language, string> = {
  en: 'what-a-website-costs',
  sq: 'sa-kushton-nje-faqe-interneti',
  de: 'was-eine-website-kostet',
  es: 'cuanto-cuesta-un-sitio-web',
  it: 'quanto-costa-un-sito-web',
  fr: 'ce-que-coute-un-site-web',
}

export function costsPath(language: string): string {
  return `/blog/app/${costsSlugs[isLanguage(language) ? language : defaultLanguage]}`
}
