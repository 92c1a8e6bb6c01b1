interface DeliveryErrorDetails {
  /** Trying again cannot help: the entry is given up at once. */
  isPermanent?: boolean
  /** Seconds the other side asked us to wait. */
  retryAfter?: number
  cause?: unknown
}

/** A delivery that was not confirmed, when more is known about it than that. Anything else that is thrown is tried again. */
export class DeliveryError extends Error {
  readonly isPermanent: boolean
  readonly retryAfter: number | undefined

  constructor(message: string, { isPermanent = false, retryAfter, cause }: DeliveryErrorDetails = {}) {
    super(message, { cause })
    this.name = 'DeliveryError'
    this.isPermanent = isPermanent
    this.retryAfter = retryAfter
  }
}
