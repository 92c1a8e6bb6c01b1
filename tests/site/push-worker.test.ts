import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { openAddress } from '#site/push/worker/open-address.ts'
import { readMessage } from '#site/push/worker/read-message.ts'
import { isSamePage, safeAddress } from '#site/push/worker/safe-address.ts'
import { readTexts } from '../support/data/texts.ts'

const origin = 'https://dritare.example'
const blog = `${origin}/de/blog/`

describe('the address of a notification', () => {
  it.each([
    [`${origin}/de/blog/app/ein-fenster/`, `${origin}/de/blog/app/ein-fenster/`],
    ['/en/blog/app/a-window/?from=push#top', `${origin}/en/blog/app/a-window/?from=push#top`],
    ['HTTPS://DRITARE.EXAMPLE/about', `${origin}/about`],
    [`${origin}:443/about`, `${origin}/about`],
    ['/blog/../contact', `${origin}/contact`],
    ['/administrators', `${origin}/administrators`],
  ])('may be %s', (wanted, address) => {
    expect(safeAddress(wanted, origin, 'de')).toBe(address)
  })

  it.each([
    undefined,
    null,
    7,
    {},
    [`${origin}/`],
    '',
    ' \t',
    'https://evil.example/',
    'https://evil.example/dritare.example',
    'https://dritare.example.evil.example/',
    'https://dritare.example@evil.example/',
    'https://dritare.example:8443/',
    'https://user@dritare.example/',
    'https://user:password@dritare.example/',
    'http://dritare.example/',
    '//evil.example/de/',
    '\\\\evil.example\\de',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
    `blob:${origin}/4f1c`,
    `filesystem:${origin}/temporary/x`,
    `view-source:${origin}/`,
    'https://',
    'https://[::1',
    'ftp://dritare.example/',
    '/api/analytics',
    '/API/push/key',
    '/admin',
    '/admin/newsletter',
    '/de/admin/',
    '/analytics',
    '/blog/../admin/',
    `${origin}/${'a'.repeat(3000)}`,
    `${origin}/%61dmin/log`,
    '/en/analytic%73',
    '/admin%2flog',
  ])('leads to the blog instead of %j', (wanted) => {
    expect(safeAddress(wanted, origin, 'de')).toBe(blog)
  })

  it('is the same page with and without a prefix, a query or a slash at the end', () => {
    const post = `${origin}/en/blog/app/a-window/`
    expect(isSamePage(`${origin}/blog/app/a-window?x=1#y`, post)).toBe(true)
    expect(isSamePage(`${origin}/en/blog/app/another/`, post)).toBe(false)
    expect(isSamePage(`https://evil.example/en/blog/app/a-window/`, post)).toBe(false)
    expect(isSamePage('about:blank', post)).toBe(false)
    expect(isSamePage('', post)).toBe(false)
  })
})

describe('a message', () => {
  const place = { origin, language: 'de' as const }
  const read = (notification: object) => readMessage(JSON.stringify({ web_push: 8030, notification }), place)

  it('in the declarative form is shown as it is', () => {
    const shown = readMessage(
      JSON.stringify({
        web_push: 8030,
        notification: {
          title: 'A window',
          body: 'On light',
          navigate: `${origin}/en/blog/app/a-window/`,
          lang: 'en',
          dir: 'ltr',
          tag: 'post-1',
          icon: `${origin}/icon-512.png`,
          timestamp: 1_800_000_000_000,
        },
        app_badge: '1',
      }),
      place,
    )
    expect(shown).toEqual({
      title: 'A window',
      options: {
        body: 'On light',
        lang: 'en',
        dir: 'ltr',
        tag: 'post-1',
        icon: `${origin}/icon-512.png`,
        badge: '/badge-96.png',
        timestamp: 1_800_000_000_000,
        data: { navigate: `${origin}/en/blog/app/a-window/` },
      },
    })
  })

  it.each(
    languages.flatMap((language) =>
      [
        undefined,
        '',
        'hello',
        '{',
        'null',
        '[]',
        '7',
        '{}',
        '{"web_push":8030}',
        '{"web_push":"8030","notification":{"title":"x"}}',
      ].map((text) => ({ language, text })),
    ),
  )('that cannot be read has words of our own in $language: $text', ({ language, text }) => {
    const { title, options } = readMessage(text, { origin, language })
    expect({ title, body: options.body }).toEqual(readTexts(language, 'push-worker'))
    expect(options).toMatchObject({ lang: language, data: { navigate: `${origin}/${language}/blog/` } })
  })

  it.each([
    [{}],
    [{ title: '' }],
    [{ title: ' \n\u0000 ' }],
    [{ title: 7 }],
    [{ title: { toString: 'x' } }],
    [{ title: null, body: 'x' }],
    [[]],
  ])('without a title has ours: %j', (notification) => {
    expect(read(notification).title).toBe(readTexts('de', 'push-worker').title)
  })

  it.each([
    [{ body: 7 }, { body: '' }],
    [{ lang: 'xx' }, { lang: 'de' }],
    [{ lang: { de: 1 } }, { lang: 'de' }],
    [{ dir: 'sideways' }, { dir: 'ltr' }],
    [{ tag: '' }, { tag: 'blog' }],
    [{ tag: 'x'.repeat(300) }, { tag: 'blog' }],
    [{ icon: 'https://evil.example/spy.png' }, { icon: '/icon-192.png' }],
    [{ icon: 'data:image/png;base64,AAAA' }, { icon: '/icon-192.png' }],
    [{ timestamp: 'now' }, {}],
    [{ timestamp: -1 }, {}],
    [{ navigate: 'https://evil.example/' }, { data: { navigate: blog } }],
    [{ data: { navigate: 'https://evil.example/' } }, { data: { navigate: blog } }],
    [{ actions: [{ action: 'x', title: 'x' }], silent: true, requireInteraction: true }, {}],
    [JSON.parse('{"__proto__":{"silent":true}}'), {}],
  ])('keeps its title whatever else is wrong: %j', (wrong, expected) => {
    const { title, options } = read({ title: 'A window', ...wrong })
    expect(title).toBe('A window')
    expect(options).toMatchObject(expected)
    expect(
      Object.keys(options).filter((name) => ['actions', 'silent', 'requireInteraction', 'image'].includes(name)),
    ).toEqual([])
    if ('timestamp' in wrong) expect(options).not.toHaveProperty('timestamp')
  })

  it('is cut where it has no end, and stands in one line', () => {
    const { title, options } = read({ title: `A${'b'.repeat(9000)}`, body: `a\n\n\u0000b ${'c'.repeat(9000)}` })
    expect(title).toHaveLength(200)
    expect(options.body).toHaveLength(500)
    expect(options.body).toMatch(/^a b c/)
  })
})

describe('opening the address', () => {
  const post = `${origin}/en/blog/app/a-window/`
  function tabs(urls: string[], focus = async (_url: string) => {}) {
    const opened: string[] = []
    return {
      opened,
      matchAll: async () => urls.map((url) => ({ url, focus: () => focus(url) })),
      openWindow: async (address: string) => void opened.push(address),
    }
  }

  it('brings the tab of the post to the front', async () => {
    const focused: string[] = []
    const open = tabs([`${origin}/`, `${origin}/blog/app/a-window`], async (url) => void focused.push(url))
    await openAddress(open, post)
    expect({ focused, opened: open.opened }).toEqual({ focused: [`${origin}/blog/app/a-window`], opened: [] })
  })

  it('opens one where there is none, or where it has just gone', async () => {
    const other = tabs([`${origin}/`])
    await openAddress(other, post)
    expect(other.opened).toEqual([post])
    const gone = tabs([post], () => Promise.reject(new TypeError('gone')))
    await openAddress(gone, post)
    expect(gone.opened).toEqual([post])
  })
})
