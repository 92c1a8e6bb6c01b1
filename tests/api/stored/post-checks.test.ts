import { describe, expect, it } from 'vitest'
import type { ChecksAnswer, PostFinding } from '#api/contract/staff/post-checks.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import type { LinkAnswer } from '#api/outbound/link-probe.ts'
import { planAnnouncement } from '#api/services/posts/push-plan.ts'
import { createStores, type Stores } from '#api/store/stores.ts'
import { wirePostChecks } from '#api/wiring/staff/post-checks.ts'
import type { Language } from '#locales/languages.ts'
import { createKnownPages } from '#site/address/known-pages.ts'
import { routes } from '#site/routes.tsx'
import { german, openPostDesk, type PostDesk } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { publicUrl } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const picture = 'a'.repeat(32)
const long = 'Every word of this stands for another one.'

async function check({ app }: PostDesk, id: string, cookie: string | undefined) {
  const url = `${staffPaths.checkPost}?${new URLSearchParams({ id })}`
  return app.inject({ url, headers: { cookie: cookie ?? '' } })
}

/** The findings of the post desk's own call. */
async function findings(desk: PostDesk, id = 'a-window'): Promise<PostFinding[]> {
  const answer = await check(desk, id, desk.moderator.browser.cookie)
  expect(answer.statusCode).toBe(200)
  const { findings: found }: ChecksAnswer = answer.json()
  return found
}

const told = (found: PostFinding[]) => found.map((one) => `${one.in} ${one.check} ${one.level} ${one.what}`)

/** The gate of a test's database; other sites answer as they are told to. */
function open(desk: PostDesk, answer: LinkAnswer | Error = { kind: 'there' }) {
  const { rendering } = desk.blog
  const asked: string[] = []
  const wired = wirePostChecks({
    stores: createStores(desk.database),
    pages: { knownPage: createKnownPages(routes) },
    log: { error: () => {} },
    timeout: AbortSignal.timeout,
    now: desk.clock.now,
    environment: { publicUrl },
    rendering,
    previews: desk.blog.previews,
    probe: async (href) => {
      asked.push(href)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { ...wired, asked }
}

async function addPicture({ pictures }: Stores, changes: { isDecorative?: boolean; deletedAt?: number } = {}) {
  await pictures.insert({
    id: picture,
    name: 'Lit window',
    width: 400,
    height: 300,
    bytes: 1000,
    color: '#345',
    focus: { x: 0.5, y: 0.5 },
    alt: {},
    isDecorative: changes.isDecorative ?? false,
    asks: true,
    words: '',
    version: 1,
    addedAt: 0,
    addedBy: undefined,
    deletedAt: undefined,
  })
  if (changes.deletedAt !== undefined) await pictures.setDeleted(picture, changes.deletedAt)
}

describe('checking a post', () => {
  it('finds nothing in one that is in order, and says what it has looked at', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent())
    await desk.blog.editing.save(german())
    const answer = await check(desk, 'a-window', desk.moderator.browser.cookie)
    expect(answer.json()).toMatchObject({
      at: desk.clock.now(),
      versions: { en: 1, de: 1 },
      findings: [],
      measured: { en: { minutes: 1, words: 6, pictures: 1 }, de: { words: 2 } },
      // Whether the two have been announced by now is the announcer’s business.
      told: { groups: [] },
    })
    expect((await check(desk, 'nowhere', desk.moderator.browser.cookie)).statusCode).toBe(404)
    expect((await check(desk, 'a-window', undefined)).statusCode).toBe(401)
  })

  it('stops at what every post needs, in the language that lacks it', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent())
    await desk.blog.editing.save(german({ title: '', excerpt: ' ', body: '# Eins' }))
    expect(told(await findings(desk))).toEqual([
      'de basics stop no_title',
      'de basics stop no_excerpt',
      'de headings stop heading_first',
    ])
  })

  it('says that a translation is behind its source', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent())
    await desk.blog.editing.save(german())
    await desk.blog.editing.save(postContent({ body: '## Light\n\nA window lets much light in.' }))
    expect(await findings(desk)).toEqual([
      { in: 'de', check: 'source', level: 'look', what: 'behind', facts: { count: '1' } },
    ])
  })

  it('wants every picture in words, but for one that is marked as decoration', async () => {
    await using desk = await openPostDesk()
    const stores = createStores(desk.database)
    await desk.blog.editing.save(
      postContent({ pictureAlt: '', body: `![](/pictures/${picture})\n\n![](https://example.org/a.jpg)` }),
    )
    expect(told(await findings(desk))).toEqual([
      'en pictures stop lead_words',
      'en pictures stop text_unknown',
      'en pictures look text_foreign',
    ])
    await addPicture(stores)
    expect(told(await findings(desk))).toContain('en pictures stop text_words')
    await stores.pictures.update(picture, 1, {
      name: 'Lit window',
      alt: {},
      isDecorative: true,
      asks: false,
      words: '',
      focus: { x: 0.5, y: 0.5 },
    })
    expect(told(await findings(desk)).filter((one) => one.includes('stop text'))).toEqual([])
    await stores.pictures.setDeleted(picture, desk.clock.now())
    expect((await findings(desk)).find(({ what }) => what === 'text_deleted')?.facts).toEqual({ picture: 'Lit window' })
  })

  it('follows the links of this site', async () => {
    await using desk = await openPostDesk()
    const link = (slug: string, words = 'there') => `[${words}](/blog/app/${slug})`
    await desk.blog.editing.save(postContent({ postId: 'both', slug: 'both', title: 'Both' }))
    await desk.blog.editing.save(german({ postId: 'both', slug: 'beide', title: 'Beide' }))
    await desk.blog.editing.save(postContent({ postId: 'english', slug: 'english', title: 'English only' }))
    const later = desk.clock.now() + HOUR
    await desk.blog.editing.save(german({ postId: 'later', slug: 'later', title: 'Später', visibleFrom: later }))
    await desk.blog.editing.save(
      german({
        body: [
          '## Licht',
          link('ein-fenster'),
          link('beide'),
          link('both'),
          link('english', 'Englisch'),
          link('later'),
          link('nowhere'),
          '[page](/contact?a=1) [no page](/kontakt) [file](/feed.xml) [admin](/admin/posts)',
          '[prefixed](/en/blog/app/english) [heading](#licht) [no heading](#dunkel) [draft](/blog/app/draft/beide)',
          '[near](kontakt)',
        ].join('\n\n'),
      }),
    )
    const found = (await findings(desk)).filter((one) => one.check === 'links')
    expect(found.map(({ level, what, facts }) => [level, what, facts['to'] ?? facts['title']])).toEqual([
      ['stop', 'link_language', 'English only'],
      ['look', 'link_later', 'Später'],
      ['stop', 'link_dead', '/blog/app/nowhere'],
      ['stop', 'link_dead', '/kontakt'],
      ['look', 'link_file', '/feed.xml'],
      ['stop', 'link_dead', '/admin/posts'],
      ['stop', 'link_dead', '/blog/app/draft/beide'],
      ['stop', 'link_heading', '#dunkel'],
      ['stop', 'link_dead', 'kontakt'],
    ])
    expect(found[0]?.facts).toMatchObject({ text: 'Englisch', language: 'de' })
  })

  it('asks other sites, whose answer stops nothing', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent({ body: '[a](https://example.org/a)' }))
    const expected = new Map<LinkAnswer, string[]>([
      [{ kind: 'there' }, []],
      [{ kind: 'gone' }, ['en links look link_gone']],
      [{ kind: 'silent' }, ['en links look link_silent']],
      [{ kind: 'private' }, ['en links look link_private']],
      [{ kind: 'refused', status: 403 }, ['en links look link_refused']],
    ])
    for (const [answer, lines] of expected) {
      const { postChecks, asked } = open(desk, answer)
      expect(told((await postChecks.check('a-window')).findings)).toEqual(lines)
      expect(asked).toEqual(['https://example.org/a'])
    }
  })

  it('is worth a look itself where it fails', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent({ body: '[a](https://example.org/a)' }))
    const { postChecks } = open(desk, new Error('The way out is shut'))
    const { findings: found } = await postChecks.check('a-window')
    expect(told(found)).toEqual(['en links look failed'])
  })
})

describe('who would get a notice', () => {
  it('is counted by languages, without those who have heard of the post', async () => {
    await using desk = await openPostDesk()
    const stores = createStores(desk.database)
    const at = desk.clock.now()
    let ids = 0
    const subscribe = (
      languages: Language[],
      changes: { createdAt?: number; types?: 'news'[]; expiresAt?: number } = {},
    ) =>
      stores.pushSubscriptions.insert({
        id: `s${ids}`,
        endpointKey: `k${ids}`,
        endpoint: `https://push.example/${ids++}`,
        p256dh: '',
        auth: '',
        serverKey: '',
        language: 'en',
        device: { type: 'desktop', browser: 'Firefox', os: 'Linux' },
        languages,
        types: ['insights', 'news'],
        agreedAt: 0,
        createdAt: 0,
        savedAt: 0,
        expiresAt: undefined,
        ...changes,
      })
    await subscribe(['de', 'en'])
    await subscribe(['de', 'en'])
    await subscribe(['en'])
    await subscribe(['en'], { types: ['news'] })
    await subscribe(['en'], { expiresAt: at - 1 })
    await desk.blog.editing.save(postContent({ status: 'draft', visibleFrom: undefined }))
    const { postChecks } = open(desk)
    const asked = async () => (await postChecks.check('a-window')).told
    const sorted = (groups: ChecksAnswer['told']['groups']) =>
      groups.toSorted((a, b) => a.browsers - b.browsers || b.languages.length - a.languages.length)
    expect(sorted((await asked()).groups)).toEqual([
      { languages: ['en'], browsers: 1 },
      { languages: ['de', 'en'], browsers: 2 },
    ])

    await planAnnouncement(stores.pushAnnouncements, {
      post: { postId: 'a-window', language: 'de', visibleFrom: at },
      isSilent: false,
      at,
    })
    const [due] = await stores.pushAnnouncements.ofPost('a-window')
    if (due) await stores.pushAnnouncements.finish(due, at, at)
    await subscribe(['de', 'en'], { createdAt: at + 1 })
    expect(await asked()).toMatchObject({ announced: ['de'] })
    expect(sorted((await asked()).groups)).toEqual([
      { languages: ['de', 'en'], browsers: 1 },
      { languages: ['en'], browsers: 1 },
    ])
  })
})

describe('the publish gate', () => {
  it('lets through what nothing stops, and keeps an owner’s words', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent({ body: '[a](https://example.org/a)' }))
    const { publishGate, asked } = open(desk, { kind: 'gone' })
    const moderator = { role: 'moderator' } as const
    const passed = { reason: undefined, findings: [] }
    expect(await publishGate.allow('a-window', ['en'], undefined, moderator)).toEqual(passed)
    expect(await publishGate.allow('a-window', ['en'], long, moderator)).toEqual(passed)
    expect(await publishGate.allow('a-window', ['en'], long, { role: 'owner' })).toEqual({ ...passed, reason: long })
    expect(asked).toEqual([])
  })

  it('holds back what is stopped, unless an owner says why', async () => {
    await using desk = await openPostDesk()
    await desk.blog.editing.save(postContent())
    await desk.blog.editing.save(german({ pictureAlt: '' }))
    const { publishGate } = open(desk)
    const refusal = (languages: Language[], reason: string | undefined, role: 'owner' | 'moderator') =>
      publishGate.allow('a-window', languages, reason, { role }).catch((error: unknown) => error)
    const stopped = { code: 'invalid', fields: { open: 'staff-errors:problems.post_stopped' } }
    const silent = { code: 'invalid', fields: { reason: 'staff-errors:problems.post_reason_short' } }
    expect(await refusal(['de'], long, 'moderator')).toMatchObject(stopped)
    expect(await refusal(['en', 'de'], undefined, 'owner')).toMatchObject(silent)
    expect(await refusal(['de'], 'Too  short . . .', 'owner')).toMatchObject(silent)
    expect(await refusal(['de'], long, 'owner')).toMatchObject({ reason: long, findings: [{ what: 'lead_words' }] })
    expect(await refusal(['en'], undefined, 'moderator')).toEqual({ reason: undefined, findings: [] })
    expect(await refusal(['fr'], undefined, 'moderator')).toMatchObject(stopped)
    expect(
      await publishGate.allow('nowhere', ['en'], long, { role: 'owner' }).catch((error: unknown) => error),
    ).toMatchObject({ code: 'not_found' })
  })
})
