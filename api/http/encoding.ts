import type { Encoding } from '#api/contract/page-cache.ts'

const known = new Map<string, Encoding>() // memoised: browsers send a handful of different headers
const MOST_KNOWN = 64

/** The smallest accepted encoding (RFC 9110, 12.5.3); identity without the header. */
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
