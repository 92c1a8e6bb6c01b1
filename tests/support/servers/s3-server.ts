import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { ObjectPlace } from '#api/outbound/objects/object-store.ts'

export interface S3Server extends AsyncDisposable {
  place: ObjectPlace
  /** For a program of the site. */
  variables: Record<string, string>
  /** The methods and keys of the calls that came, in order. */
  calls: string[]
  /** What it does from now on: answers, drops each call, answers 503, keeps everybody waiting, or lists each key twice. */
  behave: (how: 'well' | 'away' | 'busy' | 'silent' | 'doubling') => void
  /** Refuses each call with this word of S3, as where a cap is reached, until there is none. */
  refuse: (code: string | undefined) => void
  /** Has this object no longer, though it still lists it. */
  lose: (key: string) => void
}

const BUCKET = 'dritare-files'

/**
 * A real server of S3 on loopback, which checks signatures. It serves whoever signs nothing too, as a public bucket does;
 * unless `isPublic`, that is refused before it comes to it.
 */
export async function startS3({ isPublic = false, prefix = 'site/' } = {}): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'dritare-s3-'))
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await s3.configureBuckets()
  const calls: string[] = []
  let how: Parameters<S3Server['behave']>[0] = 'well'
  s3.middleware.unshift(async (context, next) => {
    await next()
    if (how === 'doubling' && typeof context.body === 'string')
      context.body = context.body.replaceAll(/<Contents>.*?<\/Contents>/gs, '$&$&')
  })
  const handle = s3.callback()
  let lost: string | undefined
  let refusal: string | undefined

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    calls.push(`${request.method} ${decodeURIComponent(request.url ?? '').replace(`/${BUCKET}/${prefix}`, '')}`)
    if (how === 'away') return void request.destroy()
    if (how === 'silent') return
    if (lost !== undefined && request.url === `/${BUCKET}/${prefix}${lost}`)
      return void answer(request, response, 404, 'NoSuchKey')
    if (refusal) return void answer(request, response, 403, refusal)
    if (how === 'busy') return void answer(request, response, 503, 'SlowDown')
    if (!isPublic && !request.headers.authorization) return void answer(request, response, 403, 'AccessDenied')
    handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endpoint = `http://127.0.0.1:${port}`

  return {
    place: { endpoint, bucket: BUCKET, prefix, region: 'us-east-1', style: 'path', keyId: 'S3RVER', secret: 'S3RVER' },
    variables: {
      FILES_URL: `s3://${BUCKET}/${prefix}`,
      FILES_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    calls,
    behave(now) {
      how = now
    },
    refuse(code) {
      refusal = code
    },
    lose(key) {
      lost = key
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume()
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}
