import { describe, expect, it } from 'vitest'
import { patterns } from '#api/services/spam/spam-patterns.ts'
import { QUARANTINE_BELOW, type SpamSignals, scoreMessage } from '#api/services/spam/spam-score.ts'
import { languages } from '#locales/languages.ts'
import { askedAndSold } from '../../support/data/asked-and-sold.ts'
import { askedAndSoldByTrade } from '../../support/data/asked-and-sold-by-trade.ts'
import { ordinaryMessages, spamMessages } from '../../support/data/sample-messages.ts'
import { clientsOfTheseTrades, soldMessages } from '../../support/data/sold-messages.ts'

/** Milliseconds; reading takes one or two, and what backtracks never ends. */
const HANGS = 10_000

const signalsOf = (
  { message, name = 'Jonida Sample', email = 'jonida@example.org' }: { message: string; name?: string; email?: string },
  more: Partial<SpamSignals> = {},
): SpamSignals => ({
  written: { name, email, message },
  isHoneypotFilled: false,
  elapsed: undefined,
  proof: 'none',
  ...more,
})
const named = (all: typeof ordinaryMessages) =>
  all.map((sample) => ({ ...sample, title: `${sample.language ?? 'en'}: ${sample.about}` }))
const scoreOf = (sample: Parameters<typeof signalsOf>[0], more?: Partial<SpamSignals>) =>
  scoreMessage(signalsOf(sample, more))

const saidBoth = (side: 'asked' | 'sold') =>
  Object.entries({ ...askedAndSold, ...askedAndSoldByTrade }).flatMap(([theme, inLanguage]) =>
    languages.flatMap((language) => inLanguage[language][side].map((message) => ({ theme, language, message }))),
  )

describe('an ordinary message', () => {
  it('is sampled in six languages', () => {
    expect(new Set(ordinaryMessages.map(({ language = 'en' }) => language))).toEqual(new Set(languages))
    expect(new Set(spamMessages.map(({ language = 'en' }) => language))).toEqual(new Set(languages))
    expect(ordinaryMessages.length + spamMessages.length).toBeGreaterThanOrEqual(60)
  })

  it.each(named(ordinaryMessages))('passes without scripts: $title', (sample) => {
    const { score, sources } = scoreOf(sample)
    expect(score, JSON.stringify(sources)).toBeGreaterThanOrEqual(QUARANTINE_BELOW)
  })
})

describe('spam', () => {
  it.each(named(spamMessages))('is put aside: $title', (sample) => {
    const { score, sources } = scoreOf(sample)
    expect(score, JSON.stringify(sources)).toBeLessThan(QUARANTINE_BELOW)
  })

  it('is put aside when two things are sold in it, whatever the browser has done', () => {
    const message = 'Buy cheap Viagra online, and instant loans with fast approval for all. New casino bonus inside.'
    const { score } = scoreOf({ message }, { proof: 'good', elapsed: 60_000 })
    expect(score).toBeLessThan(QUARANTINE_BELOW)
  })
})

/** From a machine that runs no scripts to a person's browser that Google is sure of. */
const ways: [string, Partial<SpamSignals>][] = [
  ['without scripts', {}],
  ['with scripts', { proof: 'good', elapsed: 60_000 }],
  ['with scripts and a captcha', { proof: 'good', elapsed: 60_000, captcha: { result: 'good', score: 1 } }],
]

it.each([
  'Portfolio: https://lea.fr https://github.com/lea https://www.behance.net/lea https://www.linkedin.com/in/lea https://lnkd.in/x',
  'Menu https://bit.ly/menu-drini, map https://maps.app.goo.gl/x, https://instagram.com/drini, https://facebook.com/drini. We need a website.',
])('one shortened link among many is no further sign: %s', (message) => {
  expect(scoreOf({ message }, { proof: 'good', elapsed: 60_000 }).score).toBeGreaterThanOrEqual(QUARANTINE_BELOW)
})

describe.each(ways)('casinos, pills, coins, places in Google and the like, sent %s', (_way, more) => {
  it.each(
    Object.entries(soldMessages).flatMap(([topic, inLanguage]) =>
      languages.flatMap((language) => inLanguage[language].map((message) => ({ topic, language, message }))),
    ),
  )('are put aside where they are sold: $topic, $language: $message', ({ message }) => {
    const { score, sources } = scoreOf({ message }, more)
    expect(score, JSON.stringify(sources)).toBeLessThan(QUARANTINE_BELOW)
  })

  it.each(
    Object.entries(clientsOfTheseTrades).flatMap(([topic, inLanguage]) =>
      languages.map((language) => ({ topic, language, message: inLanguage[language] })),
    ),
  )('pass where a client lives by them: $topic, $language', ({ message }) => {
    const { score, sources } = scoreOf({ message }, more)
    expect(score, JSON.stringify(sources)).toBeGreaterThanOrEqual(QUARANTINE_BELOW)
  })

  it.each(saidBoth('asked'))('pass where somebody asks: $theme, $language: $message', ({ message }) => {
    const { score, sources } = scoreOf({ message }, more)
    expect(score, JSON.stringify(sources)).toBeGreaterThanOrEqual(QUARANTINE_BELOW)
  })

  it.each(saidBoth('sold'))('are put aside where somebody sells: $theme, $language: $message', ({ message }) => {
    const { score, sources } = scoreOf({ message }, more)
    expect(score, JSON.stringify(sources)).toBeLessThan(QUARANTINE_BELOW)
  })

  it('and every other seller’s phrase weigh the same', () => {
    for (const { message } of spamMessages) {
      const { score, sources } = scoreOf({ message }, more)
      if (sources.some(({ source }) => /^phrase-(?!.*-weak$)/.test(source))) {
        expect(score, message).toBeLessThan(QUARANTINE_BELOW)
      }
    }
  })
})

describe('signals', () => {
  const plain = { message: 'We would like a window on the web.' }

  it.each<[string, Partial<SpamSignals>, number]>([
    ['nothing', {}, 0.7],
    ['a proof of work', { proof: 'good' }, 0.9],
    ['an expired proof', { proof: 'expired' }, 0.7],
    ['a proof shown twice', { proof: 'replayed' }, 0.6],
    ['an altered proof', { proof: 'altered' }, 0.55],
    ['haste', { elapsed: 300 }, 0.55],
    ['an ordinary pace', { elapsed: 3000 }, 0.7],
    ['leisure', { elapsed: 60_000 }, 0.8],
    ['everything good', { proof: 'good', elapsed: 60_000 }, 1],
    ['haste with a proof', { proof: 'good', elapsed: 300 }, 0.75],
    ['haste with an altered proof', { proof: 'altered', elapsed: 300 }, 0.4],
    ['the hidden field', { isHoneypotFilled: true }, 0],
    ['the hidden field and everything good', { isHoneypotFilled: true, proof: 'good', elapsed: 60_000 }, 0.25],
  ])('%s', (_name, more, score) => {
    expect(scoreOf(plain, more).score).toBe(score)
  })

  it.each<[string, SpamSignals['captcha'], Partial<SpamSignals>, number]>([
    ['a captcha that is sure of a person', { result: 'good', score: 0.9 }, {}, 0.9],
    ['a captcha that is sure of a machine', { result: 'good', score: 0.1 }, { proof: 'good', elapsed: 60_000 }, 0.1],
    ['a captcha at the threshold', { result: 'good', score: 0.5 }, {}, 0.5],
    ['the hidden field against a captcha', { result: 'good', score: 0.9 }, { isHoneypotFilled: true }, 0.15],
    ['a forged token', { result: 'bad', reason: 'hostname' }, { proof: 'good', elapsed: 60_000 }, 0.4],
    ['a captcha that is down', { result: 'unreachable', reason: 'down' }, { proof: 'good' }, 0.9],
  ])('%s', (_name, captcha, more, score) => {
    expect(scoreOf(plain, { ...more, captcha }).score).toBe(score)
  })

  it('are all named with their effects, which add up to the score', () => {
    const { score, sources } = scoreOf({ message: 'See https://bit.ly/abc now' }, { proof: 'good', elapsed: 10 })
    expect(sources.map(({ source }) => source)).toEqual(['start', 'proof-good', 'time-short', 'link-shortener'])
    expect(sources.reduce((total, { effect }) => total + effect, 0)).toBeCloseTo(score, 10)
  })

  it('say when the captcha did not answer, and why', () => {
    const { sources } = scoreOf(plain, { captcha: { result: 'unreachable', reason: 'slow' } })
    expect(sources).toContainEqual({ source: 'recaptcha-unreachable: slow', effect: 0 })
  })

  it('never leave 0 and 1', () => {
    const worst = spamMessages.map(({ message }) => message).join('\n')
    expect(scoreOf({ message: worst }, { isHoneypotFilled: true }).score).toBe(0)
  })
})

describe('patterns', () => {
  it('have names of their own, and each takes something away', () => {
    expect(new Set(patterns.map(({ source }) => source)).size).toBe(patterns.length)
    for (const { effect } of patterns) expect(effect).toBeLessThan(0)
  })

  it.each([
    ['letters', 'a'.repeat(5000)],
    ['mixed case', 'aB'.repeat(2500)],
    ['words', 'loan '.repeat(1000)],
    ['addresses', 'http://a.b/'.repeat(450)],
    ['brackets', '[url='.repeat(1000)],
    ['openings', '<a '.repeat(1600)],
    ['two scripts', 'aж'.repeat(2500)],
    ['blanks', ' '.repeat(5000)],
    ['bitcoin', 'bitcoin '.repeat(620)],
    ['sellers', 'get you a b c d '.repeat(300)],
  ])('read 5,000 characters at once, even of %s', (_name, message) => {
    const started = performance.now()
    scoreOf({ message })
    expect(performance.now() - started).toBeLessThan(HANGS)
  })
})
