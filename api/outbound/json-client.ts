interface JsonClientOptions {
  longest: number // bytes of an answer
  atOnce: number // bounds outgoing requests during a flood
}

/** Asks an outside service for JSON. Redirects are refused: they would carry a visitor's facts elsewhere. */
export function createJsonClient({ longest, atOnce }: JsonClientOptions) {
  let underWay = 0
  return {
    isBusy: () => underWay >= atOnce,

    async ask(url: string, init: RequestInit): Promise<unknown> {
      underWay += 1
      try {
        const response = await fetch(url, { ...init, redirect: 'error' })
        if (response.ok) return JSON.parse(await textOf(response, longest))
        await response.body?.cancel()
        throw new Error(`status ${response.status}`)
      } finally {
        underWay -= 1
      }
    },
  }
}

/** Bounded: `content-length` may be missing or wrong. */
async function textOf(response: Response, longest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longest) throw new Error('too long an answer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
