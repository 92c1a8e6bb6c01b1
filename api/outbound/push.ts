/** Where a message goes, and what it is encrypted with. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushOrder {
  payload: string
  /** How long the push service keeps it for a browser that is away, in seconds. */
  ttl: number
  /** Only the newest message with the same topic is kept (RFC 8030, 5.4). */
  topic: string
}

/**
 * What a push service made of a message. `unreached` means that it cannot have it; `unanswered` that nobody knows.
 * Reasons are for the log, and name no endpoint: that is an address of a person's browser.
 */
export type PushAnswer =
  | { kind: 'taken' | 'gone' | 'too-large' }
  /** Seconds that the service asked us to wait. */
  | { kind: 'busy'; reason: string; retryAfter: number | undefined }
  | { kind: 'refused' | 'unreached' | 'unanswered'; reason: string }

/** Sends one message to one browser. Never throws for what the other side does. */
export interface PushSender {
  send: (target: PushTarget, order: PushOrder, signal: AbortSignal) => Promise<PushAnswer>
  close: () => void
}

/** The server's own key pair (RFC 8292), and whom a push service may write to about it. */
export interface Vapid {
  publicKey: string
  privateKey: string
  subject: string
}
