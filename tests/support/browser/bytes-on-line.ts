import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface OnLine {
  status: number | undefined
  encoding: string | undefined
  /** Bytes of the body, as they come. */
  bytes: number
}

/** What a server sends to a browser that takes brotli. `fetch` would unpack it. */
export function bytesOnLine(url: string): Promise<OnLine> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const { statusCode: status, headers } = response
      resolve({ status, encoding: headers['content-encoding'], bytes: (await buffer(response)).length })
    }).once('error', reject)
  })
}
