import type { ContactInput } from '#api/contract/contact.ts'
import type { CaptchaVerdict } from '#api/outbound/captcha.ts'
import type { ProofState } from '#api/services/spam/proof-of-work.ts'
import { type Pattern, patterns, plainText } from '#api/services/spam/spam-patterns.ts'
import type { SpamSource } from '#api/store/messages.ts'

export const QUARANTINE_BELOW = 0.5 // messages below are quarantined (D18)

export interface SpamSignals {
  written: Pick<ContactInput, 'name' | 'email' | 'message'>
  isHoneypotFilled: boolean
  elapsed: number | undefined // milliseconds on the form, if known
  proof: ProofState
  captcha?: CaptchaVerdict | undefined // undefined without keys or without the visitor's consent
}

export interface SpamScore {
  score: number // 0 (machine) to 1 (person)
  sources: SpamSource[] // the effects add up to the score, before clamping
}

/** Neutral: an ordinary message passes without scripts. Hundredths, here and below, for exact sums. */
const START = 70
const HONEYPOT = -75
/** Solving proves no person, and not solving proves no machine. */
const proofEffects: Record<ProofState, number> = { none: 0, good: 20, altered: -15, expired: 0, replayed: -10 }
const TOO_FAST = { below: 2000, effect: -15 } // autofill is fast too: this alone must not quarantine
const UNHURRIED = { from: 5000, effect: 10 }
const BAD_CAPTCHA = -60 // no person's browser sends a token that is forged or for another action

interface Effect {
  source: string
  effect: number
}

export function scoreMessage(signals: SpamSignals): SpamScore {
  const { captcha } = signals
  const honeypot = signals.isHoneypotFilled ? [{ source: 'honeypot', effect: HONEYPOT }] : []
  if (captcha?.result === 'good') {
    // Replaces local signals, except those that no person can cause, and what is said in plain words.
    const sales = foundIn(signals.written, ({ isSale }) => isSale === true)
    return sum([{ source: 'recaptcha', effect: Math.round(captcha.score * 100) }, ...honeypot, ...sales])
  }
  return sum([{ source: 'start', effect: START }, ...captchaEffects(captcha), ...honeypot, ...localEffects(signals)])
}

function captchaEffects(captcha: CaptchaVerdict | undefined): Effect[] {
  if (!captcha || captcha.result === 'good') return []
  const source = `recaptcha-${captcha.result}: ${captcha.reason}`
  return [{ source, effect: captcha.result === 'bad' ? BAD_CAPTCHA : 0 }]
}

function localEffects({ written, elapsed, proof }: SpamSignals): Effect[] {
  return [{ source: `proof-${proof}`, effect: proofEffects[proof] }, ...timeEffects(elapsed), ...foundIn(written)]
}

function foundIn(written: SpamSignals['written'], isWanted: (pattern: Pattern) => boolean = () => true): Effect[] {
  const plain = plainText(written.message)
  return patterns
    .filter(isWanted)
    .map(({ source, effect, count }) => ({ source, effect: effect * count(written, plain) }))
    .filter(({ effect }) => effect !== 0)
}

function timeEffects(elapsed: number | undefined): Effect[] {
  if (elapsed === undefined) return [{ source: 'time-unknown', effect: 0 }]
  if (elapsed < TOO_FAST.below) return [{ source: 'time-short', effect: TOO_FAST.effect }]
  return [{ source: 'time', effect: elapsed >= UNHURRIED.from ? UNHURRIED.effect : 0 }]
}

function sum(effects: Effect[]): SpamScore {
  const total = effects.reduce((points, { effect }) => points + effect, 0)
  return {
    score: Math.min(100, Math.max(0, total)) / 100,
    sources: effects.map(({ source, effect }) => ({ source, effect: effect / 100 })),
  }
}
