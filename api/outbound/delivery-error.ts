interface DeliveryErrorDetails {
  isPermanent?: boolean // retrying is pointless
  retryAfter?: number // seconds
  cause?: unknown
}

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
