import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { allRoutesOf } from '../../support/app/routes.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const form = 'application/x-www-form-urlencoded'

/** Longer than what anybody may send, shorter than what anybody of the staff may. */
const LENGTH = 140_000

const bodies = {
  'application/json': `{"body":"${'x'.repeat(LENGTH)}"}`,
  [form]: `body=${'x'.repeat(LENGTH)}`,
}

describe('a body beyond what visitors send', () => {
  it('is read by no route for nobody', async () => {
    await using test = await createTestApp()
    const writing = allRoutesOf(test.app).filter((route) => /^(?:POST|PUT|PATCH|DELETE) /.test(route))
    expect(writing.length).toBeGreaterThan(150)
    const reading: string[] = []
    for (const route of writing) {
      const [method = '', path = ''] = route.split(' ')
      for (const [type, body] of Object.entries(bodies)) {
        let isRead = false
        const payload = new Readable({
          read() {
            isRead = true
            this.push(body)
            this.push(null)
          },
        })
        const url = path.replace(/\{\}|\*/g, 'some')
        await test.app.inject({
          method: method as 'POST',
          url,
          headers: { 'content-type': type, 'content-length': String(body.length), accept: 'text/html' },
          payload,
        })
        if (isRead) reading.push(`${route} ${type}`)
      }
    }
    expect(reading).toEqual([])
  })
})

describe('a form of more fields than any of ours', () => {
  const post = (app: Awaited<ReturnType<typeof createTestApp>>['app'], url: string, payload: string, cookie = '') =>
    app.inject({ method: 'POST', url, headers: { 'content-type': form, accept: 'text/html', cookie }, payload })

  it('is refused before they are read, for staff as for visitors', async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const some = (count: number) => Array.from({ length: count }, (_, index) => `f${index.toString(36)}=`).join('&')
    for (const url of ['/contact', '/newsletter', '/api/contact'])
      expect((await post(test.app, url, some(1001))).statusCode, url).toBe(400)
    expect((await post(test.app, '/contact', some(1000))).statusCode).toBe(422)
    const long = await post(test.app, '/admin/posts/some/en', some(400_000), browser.cookie)
    expect(long.statusCode).toBe(400)
  })

  it('or of more text than a form without a file may have is refused on the careers page, too', async () => {
    await using test = await createTestApp()
    const withTexts = (bytes: number) => {
      const parts = ['name', 'email', 'phone', 'message'].map(
        (name) => `--mark\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${'<'.repeat(bytes / 4)}\r\n`,
      )
      return test.app.inject({
        method: 'POST',
        url: '/careers/',
        headers: { 'content-type': 'multipart/form-data; boundary=mark', accept: 'text/html' },
        payload: `${parts.join('')}--mark--\r\n`,
      })
    }
    expect((await withTexts(131_072)).statusCode).toBe(422)
    const answer = await withTexts(131_076)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
  })

  it('is read as browsers write it', async () => {
    const renderStaff = async ({ form: sent }: { form?: URLSearchParams }) => ({
      status: 200,
      headers: {},
      body: JSON.stringify([...(sent ?? [])]),
    })
    await using test = await createTestApp({ renderStaff })
    const sent = 'a=1&a=2&b&c=%C3%A9+%2B&=d&e=%ZZ&&__proto__=f&constructor=g&h=%F0%9F'
    expect((await post(test.app, '/admin/account', sent)).json()).toEqual([
      ...[
        ['a', '1'],
        ['a', '2'],
        ['b', ''],
        ['c', 'é +'],
        ['', 'd'],
      ],
      ...[
        ['e', '%ZZ'],
        ['__proto__', 'f'],
        ['constructor', 'g'],
        ['h', '\uFFFD'],
      ],
    ])
  })
})
