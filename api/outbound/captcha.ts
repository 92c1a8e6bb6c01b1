/** `bad`: forged, or for another action. `unreachable` says nothing about the visitor. */
export type CaptchaVerdict = { result: 'good'; score: number } | { result: 'bad' | 'unreachable'; reason: string }

export interface Captcha {
  /** Never throws; answers within two seconds. */
  check: (token: string, action: string) => Promise<CaptchaVerdict>
}
