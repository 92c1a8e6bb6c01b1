/** S3 is away, or refuses: `isWrong` when trying again would not help. Counts as storage trouble and is answered 503. */
export class ObjectsUnavailable extends Error {
  readonly code = 'ESTORAGE'
  readonly isWrong: boolean
  /** S3's own word for it, such as `NoSuchBucket`; a system's code where there was no answer. */
  readonly reason: string
  readonly status: number | undefined // of the answer

  constructor(message: string, details: { reason: string; isWrong: boolean; status?: number; cause?: unknown }) {
    super(message, { cause: details.cause })
    this.name = 'ObjectsUnavailable'
    this.reason = details.reason
    this.isWrong = details.isWrong
    this.status = details.status
  }
}
