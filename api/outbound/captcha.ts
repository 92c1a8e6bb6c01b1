/** What a captcha says of a token. `bad` was forged or meant for something else; `unreachable` says nothing about anybody. */
export type CaptchaVerdict = { result: 'good'; score: number } | { result: 'bad' | 'unreachable'; reason: string }

/** Somebody outside who tells people from machines (D18). */
export interface Captcha {
  /** Never throws, and answers within two seconds. */
  check: (token: string, action: string) => Promise<CaptchaVerdict>
}
