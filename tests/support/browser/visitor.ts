import type { BrowserContext, Page } from 'playwright'
import type { ConsentChoices } from '#api/contract/values/consent-choices.ts'

/**
 * The default, and the language with the longest words: the ones in which a browser walks through what a visitor does. That
 * texts, answers and mails are right in all six is held where they are made.
 */
export const walkedLanguages = ['en', 'de'] as const

/** A whole consent record, as the site stores one. */
export function consentOf(choices: Partial<ConsentChoices> = {}) {
  return {
    essential: true,
    preferences: false,
    analytics: false,
    marketing: false,
    newsletter: false,
    notifications: false,
    recaptcha: false,
    timestamp: '2026-11-20T12:00:00.000Z',
    version: '1.0',
    receipt: '0b5c6a52-8d4f-4f0e-9d53-0f7a4b6c2d11',
    decision: 'customized',
    ...choices,
  }
}

/** The storage of a visitor who has decided before. */
export function decided(choices: Partial<ConsentChoices> = {}): Record<string, string> {
  return { consent: JSON.stringify(consentOf(choices)), 'consent-version': '1.0' }
}

/** Puts values into local storage before any page of the context runs; once, so that what pages change stays. */
export async function withStorage(context: BrowserContext, origin: string, values: Record<string, string>) {
  const page = await context.newPage()
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, values)
  await page.close()
}

export function stored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name)
}

export const banner = (page: Page) => page.locator('[data-slot="cookie-banner"]')
export const roundButton = (page: Page) => page.locator('[data-slot="preferences-button"]')
