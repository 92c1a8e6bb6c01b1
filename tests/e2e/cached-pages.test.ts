import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createBlog, postContent } from '../support/app/posts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** As it comes over the line, with nothing unpacked. */
function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(address, server.url),
      { method, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const text = ({ bytes }: Answer) => brotliDecompressSync(bytes).toString()
const lasting = ({ date: _date, 'content-length': _length, ...headers }: IncomingHttpHeaders) => headers

describe('a cached page', () => {
  it.each(['/en/', '/de/about/', '/fr/blog/', '/feeds/en/rss.xml', '/sitemap.xml'])(
    'is sent with the same headers and the same text each time, whoever asks: %s',
    async (path) => {
      const first = await get(path, { cookie: 'visitor=of-the-first', 'accept-language': 'it' })
      expect(first.status).toBe(200)
      // By now it comes from the shortest way, and from the third time on in its smallest form.
      await expect.poll(async () => (await get(path)).bytes.length).toBeLessThan(first.bytes.length)
      for (const headers of [
        {},
        { cookie: 'visitor=of-another' },
        { 'user-agent': 'Curious/1.0', referer: 'http://elsewhere.example/' },
      ]) {
        const again = await get(path, headers)
        expect(text(again)).toBe(text(first))
        expect(lasting(again.headers)).toEqual(lasting(first.headers))
        expect(again.headers['content-length']).toBe(String(again.bytes.length))
        expect(Date.parse(String(again.headers.date))).toBeGreaterThan(0)
      }
    },
  )

  it('is not sent again to who has it, and only its headers to who asks for no more', async () => {
    const whole = await get('/es/')
    await get('/es/')
    const known = await get('/es/', { 'if-none-match': String(whole.headers.etag) })
    expect(known.status).toBe(304)
    expect(known.bytes).toHaveLength(0)
    expect(known.headers).toMatchObject({ etag: whole.headers.etag, 'cache-control': whole.headers['cache-control'] })
    const head = await get('/es/', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(head.headers.etag).toBe(whole.headers.etag)
  })

  it('is whole for everybody when many ask at the same time for what nobody has asked for', async () => {
    const paths = ['/it/', '/it/about/', '/it/blog/', '/it/careers/', '/it/portfolio/']
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => get(paths[index % paths.length] ?? '', { connection: 'close' })),
    )
    for (const [index, path] of paths.entries()) {
      const same = answers.filter((_answer, place) => place % paths.length === index)
      expect(new Set(same.map(text)).size, path).toBe(1)
      expect(new Set(same.map(({ status, headers }) => `${status} ${headers.etag}`)).size, path).toBe(1)
    }
  })

  it('follows a post that another server has published on the same database', async () => {
    // Its own server: one that finds the file locked by another process says so.
    const followed = await startServer()
    const database = await openDatabase({ ...followed, now: Date.now, onError: () => {} })
    try {
      const overview = async () => text(await get(`${followed.url}/sq/blog/`))
      expect(await overview()).not.toContain('Një dritare e re')
      const blog = await createBlog({ database, now: Date.now })
      await blog.editing.save(
        postContent({ postId: 'new', language: 'sq', slug: 'nje-dritare-e-re', title: 'Një dritare e re' }),
      )
      await expect.poll(overview, { timeout: 10_000 }).toContain('Një dritare e re')
    } finally {
      await database.db.destroy()
      await followed.remove()
    }
  })

  it('is not cached when it is a dead end', async () => {
    await get('/en/nothing/')
    const again = await get('/en/nothing/')
    expect(again.status).toBe(404)
    expect(again.headers['cache-control']).toBe('no-store')
  })
})

describe('the server', () => {
  it('has nothing to say about all this', async () => {
    for (const path of ['/en/?a=b', '/en/nothing/', '/en/blog/?q=a', '/share/en/nothing.jpg', '/robots.txt'])
      await get(path)
    const said = [/^Dritare is open at /, /^Mail is written to /].map((line) => expect.stringMatching(line))
    expect(server.output().trim().split('\n')).toEqual(said)
  })
})

describe('a file of the build', () => {
  it('is sent as the build compressed it', async () => {
    const page = text(await get('/en/'))
    const script = /\/assets\/entry-client-[\w-]+\.js/.exec(page)?.[0] ?? ''
    const packed = await get(script)
    const plain = await get(script, { 'accept-encoding': 'identity' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(packed.headers['x-content-type-options']).toBe('nosniff')
    expect(packed.headers['content-security-policy']).toBeUndefined()
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true)
    expect((await get(`${script}.br`)).status).toBe(404)
  })
})
