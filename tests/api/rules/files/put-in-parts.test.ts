import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createObjectStore } from '#api/outbound/objects/object-store.ts'
import { startS3 } from '../../../support/servers/s3-server.ts'

const content = Buffer.from(Array.from({ length: 2500 }, (_, at) => at % 251))
const small = { largest: 1000, part: 1000 }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dritare-parts-'))
  file = path.join(folder, 'archive')
  writeFileSync(file, content)
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a file that is too large for one piece lies in S3 as one object', async () => {
  await using s3 = await startS3()
  const objects = createObjectStore(s3.place, undefined, small)
  await objects.put('archive', { path: file, bytes: content.length })
  expect(s3.calls.map((call) => call.replace(/uploadId=[\w-]+/, 'uploadId'))).toEqual([
    'POST archive?uploads=',
    'PUT archive?partNumber=1&uploadId',
    'PUT archive?partNumber=2&uploadId',
    'PUT archive?partNumber=3&uploadId',
    'POST archive?uploadId',
  ])
  const answer = await objects.get('archive')
  expect(answer && (await buffer(answer)).equals(content)).toBe(true)
  expect(await objects.head('archive')).toMatchObject({ bytes: content.length })
})

it.each([
  ['a part is refused', 'PUT /files/archive?partNumber=2&uploadId=one'],
  ['the whole is refused', 'POST /files/archive?uploadId=one'],
])('parts are taken away when %s', async (_, refused) => {
  const calls: string[] = []
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    calls.push(call)
    request.resume().on('end', () => {
      // With status 200, as Amazon says it of a whole.
      const isWhole = call === refused && request.method === 'POST'
      if (call === refused && !isWhole) response.writeHead(400)
      if (request.method === 'DELETE') response.writeHead(204)
      response.end(isWhole ? '<Error><Code>InvalidPart</Code></Error>' : '<UploadId>one</UploadId>')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const place = { endpoint, bucket: 'files', prefix: '', region: 'r', style: 'path', keyId: 'id', secret: 's' } as const
  const objects = createObjectStore(place, undefined, small)
  await expect(objects.put('archive', { path: file, bytes: content.length })).rejects.toThrow('S3 answers')
  expect(calls.at(-2)).toBe(refused)
  expect(calls.at(-1)).toBe('DELETE /files/archive?uploadId=one')
  server.closeAllConnections()
  server.close()
})
