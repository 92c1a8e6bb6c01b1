import { AsyncLocalStorage } from 'node:async_hooks'

/** By which one request is found again in every log, from the proxy to the mail it caused. Random: it says nothing. */
const requests = new AsyncLocalStorage<string | undefined>()

/** Of the request that is being answered, or of the one that caused a delivery; undefined for a job's own work. */
export const currentRequestId = (): string | undefined => requests.getStore()

export function withinRequest<Result>(id: string | undefined, work: () => Result): Result {
  return requests.run(id, work)
}
