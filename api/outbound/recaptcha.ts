import * as z from 'zod'
import type { Captcha, CaptchaVerdict } from '#api/outbound/captcha.ts'
import { createJsonClient } from '#api/outbound/json-client.ts'

const TIMEOUT = 2000 // milliseconds; the visitor waits as well

const answer = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Codes that blame the token. Others are about our keys, or tokens too late or used twice, as people's may be. */
const forged = new Set(['invalid-input-response', 'missing-input-response'])
const USED_UP = 'timeout-or-duplicate' // happens to people who retry

interface RecaptchaOptions {
  secretKey: string
  url: string // verification endpoint
  hostname: string // tokens of other hosts are worthless
  timeout: (milliseconds: number) => AbortSignal
  onFailure: (reason: string) => void // called when there is no answer, or one that blames the configuration
}

/** reCAPTCHA v3. The visitor's address is not sent: Google's script has seen it already. */
export function createRecaptcha({ secretKey, url, hostname, timeout, onFailure }: RecaptchaOptions): Captcha {
  const client = createJsonClient({ longest: 16_384, atOnce: 20 })

  async function ask(token: string): Promise<z.output<typeof answer>> {
    if (client.isBusy()) throw new Error('too many questions at once')
    const body = new URLSearchParams({ secret: secretKey, response: token })
    return answer.parse(await client.ask(url, { method: 'POST', body, signal: timeout(TIMEOUT) }))
  }

  return {
    async check(token, action) {
      try {
        const verdict = judge(await ask(token), action, hostname)
        if (isOperators(verdict)) onFailure(verdict.reason)
        return verdict
      } catch (error) {
        const reason = reasonOf(error)
        onFailure(reason)
        return { result: 'unreachable', reason }
      }
    },
  }
}

function judge(said: z.output<typeof answer>, action: string, hostname: string): CaptchaVerdict {
  const codes = said['error-codes']
  if (!said.success) {
    const result = codes.some((code) => forged.has(code)) ? 'bad' : 'unreachable'
    return { result, reason: codes.join(' ').slice(0, 100) || 'no reason given' }
  }
  if (said.hostname !== hostname) return { result: 'bad', reason: 'hostname' }
  if (said.action !== action) return { result: 'bad', reason: 'action' }
  if (said.score === undefined) return { result: 'unreachable', reason: 'no score' }
  return { result: 'good', score: said.score }
}

function isOperators(verdict: CaptchaVerdict): verdict is Exclude<CaptchaVerdict, { result: 'good' }> {
  if (verdict.result === 'good') return false
  return verdict.result === 'bad' ? verdict.reason === 'hostname' : verdict.reason !== USED_UP
}

/** Never quotes the other side. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'garbage'
  if (error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)) return 'slow'
  if (error instanceof Error && /^(status \d+|too many|too long)/.test(error.message)) return error.message
  return 'down'
}
