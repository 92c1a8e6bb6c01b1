import type { Encoding } from '#api/contract/page-cache.ts'

/** Browsers send a handful of different headers, each of them thousands of times a second. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 64

/** The encoding that a client takes, the smallest first (RFC 9110, 12.5.3). A client that says nothing gets none. */
export function chooseEncoding(accepted = ''): Encoding {
  const before = known.get(accepted)
  if (before) return before
  const chosen = choose(accepted)
  if (known.size < MOST_KNOWN) known.set(accepted, chosen)
  return chosen
}

function choose(accepted: string): Encoding {
  const taken = accepted.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight && Number(weight.slice(2)) === 0 ? [] : [name]
  })
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
