/** A small file whose answer says that the server can be reached (specification 7; D31). */
const LOCAL_ASSET = '/icon.svg'
const LOCAL_TIMEOUT = 2000
/** As long as a call waits: a line that is slow is not down. */
const SLOW_TIMEOUT = 15_000

export async function isReachable(address: string, timeout: number): Promise<boolean> {
  try {
    return (await head(address, timeout)).ok
  } catch {
    return false
  }
}

/** One that has only been silent is asked once more, with patience. */
export async function canReachServer(timeout = LOCAL_TIMEOUT): Promise<boolean> {
  try {
    // Whoever refuses a HEAD is there, 501 included; what is above comes from a proxy whose server is away.
    return (await head(LOCAL_ASSET, timeout)).status < 502
  } catch (error) {
    // Chrome says `AbortError` of it until 124; a line that is down is a `TypeError`.
    const wasSilent = error instanceof DOMException
    return wasSilent && timeout < SLOW_TIMEOUT ? canReachServer(SLOW_TIMEOUT) : false
  }
}

function head(address: string, timeout: number): Promise<Response> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
}
