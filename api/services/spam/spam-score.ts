import type { ContactInput } from '#api/contract/contact.ts'
import type { CaptchaVerdict } from '#api/outbound/captcha.ts'
import type { ProofState } from '#api/services/spam/proof-of-work.ts'
import { patterns, plainText } from '#api/services/spam/spam-patterns.ts'
import type { SpamSource } from '#api/store/messages.ts'

/** Below it, a message is put aside for staff to look at (D18). */
export const QUARANTINE_BELOW = 0.5

export interface SpamSignals {
  written: Pick<ContactInput, 'name' | 'email' | 'message'>
  isHoneypotFilled: boolean
  /** Milliseconds spent on the form, where the browser has said it. */
  elapsed: number | undefined
  proof: ProofState
  /** Nothing where it was not asked, because there are no keys or the visitor has not allowed it. */
  captcha?: CaptchaVerdict | undefined
}

export interface SpamScore {
  /** From 0 (surely a machine) to 1 (surely a person). */
  score: number
  /** What it is made of; the effects add up to it, unless they go beyond 0 or 1. */
  sources: SpamSource[]
}

/**
 * Where a message of which nothing is known starts. Hundredths, here and below, so that sums are exact.
 * It is as far above the threshold as a plain form without scripts needs: an ordinary text passes with nothing else.
 */
const START = 70
const HONEYPOT = -75
/** A browser that does its work is no proof of a person, and one that has not is no proof of a machine. */
const proofEffects: Record<ProofState, number> = { none: 0, good: 20, altered: -15, expired: 0, replayed: -10 }
/** Browsers fill in forms fast for people; alone it must not put a message aside. */
const TOO_FAST = { below: 2000, effect: -15 }
const UNHURRIED = { from: 5000, effect: 10 }
/** No person's browser sends a token that was forged, or got for something else. */
const BAD_CAPTCHA = -60

interface Effect {
  source: string
  effect: number
}

/** Judges a message (D18). */
export function scoreMessage(signals: SpamSignals): SpamScore {
  const { captcha } = signals
  const honeypot = signals.isHoneypotFilled ? [{ source: 'honeypot', effect: HONEYPOT }] : []
  if (captcha?.result === 'good') {
    // In place of everything local, except what no person can have done.
    return sum([{ source: 'recaptcha', effect: Math.round(captcha.score * 100) }, ...honeypot])
  }
  return sum([{ source: 'start', effect: START }, ...captchaEffects(captcha), ...honeypot, ...localEffects(signals)])
}

function captchaEffects(captcha: CaptchaVerdict | undefined): Effect[] {
  if (!captcha || captcha.result === 'good') return []
  const source = `recaptcha-${captcha.result}: ${captcha.reason}`
  return [{ source, effect: captcha.result === 'bad' ? BAD_CAPTCHA : 0 }]
}

function localEffects({ written, elapsed, proof }: SpamSignals): Effect[] {
  const plain = plainText(written.message)
  const found = patterns.map(({ source, effect, count }) => ({ source, effect: effect * count(written, plain) }))
  return [
    { source: `proof-${proof}`, effect: proofEffects[proof] },
    ...timeEffects(elapsed),
    ...found.filter(({ effect }) => effect !== 0),
  ]
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
