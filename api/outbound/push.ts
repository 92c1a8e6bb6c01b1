export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushOrder {
  payload: string
  ttl: number // seconds that the push service stores it for an offline browser
  topic: string // A new message replaces those of its topic (RFC 8030, 5.4)
}

/** `unreached`: not delivered; `unanswered`: unknown. Reasons are logged, so they name no endpoint. */
export type PushAnswer =
  | { kind: 'taken' | 'gone' | 'too-large' }
  | { kind: 'busy'; reason: string; retryAfter: number | undefined }
  | { kind: 'refused' | 'unreached' | 'unanswered'; reason: string }

/** Never throws for what the other side does. */
export interface PushSender {
  send: (target: PushTarget, order: PushOrder, signal: AbortSignal) => Promise<PushAnswer>
  close: () => void
}

/** RFC 8292; `subject` is the operator's contact. */
export interface Vapid {
  publicKey: string
  privateKey: string
  subject: string
}
