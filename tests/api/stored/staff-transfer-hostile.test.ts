import { describe, expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { ask, newPostId, writtenText } from '../../support/app/post-desk.ts'
import {
  bring,
  bringIn,
  dryRun,
  factsFile,
  openTransfer,
  postFiles,
  textFile,
  zipOf,
} from '../../support/app/post-transfer.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { makeZip } from '../../support/data/resumes.ts'

const at = 'posts/a'
const good = { [`${at}/post.yaml`]: factsFile(), [`${at}/en.md`]: textFile('a') }
const parts = (files: Record<string, string | Buffer>) =>
  Object.entries({ ...good, ...files }).map(([name, content]) => ({ name, content }))

/** A file's place in the directory says that it is a link (Unix: upper half of its attributes). */
function withLink(zip: Buffer, name: string): Buffer {
  const changed = Buffer.from(zip)
  const entry = changed.lastIndexOf(name) - 46
  changed.writeUInt32LE((0o120777 << 16) >>> 0, entry + 38)
  return changed
}

/** The last byte of the sum in the directory is another. */
function withWrongSum(zip: Buffer, name: string): Buffer {
  const changed = Buffer.from(zip)
  const entry = changed.lastIndexOf(name) - 46
  changed.writeUInt32LE((changed.readUInt32LE(entry + 16) ^ 1) >>> 0, entry + 16)
  return changed
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `posts/${index}/de.md`)
const latin = Buffer.from(textFile('a').replace('Text of it.', 'Tschüss'), 'latin1')
const laughs = `a: &a [x]\n${Array.from({ length: 30 }, (_, index) => `b${index}: &b${index} [*a, *a, *a]`).join('\n')}\n`
const front = (more: string) => textFile('a', more)
const id = 'cd'.repeat(16)

const hostile: [string, Buffer, string, string][] = [
  ['no zip', Buffer.from('PK or not'), '', 'notZip'],
  ['half of a zip', zipOf(good).subarray(0, 200), '', 'notZip'],
  [
    'a directory of nothing but fields',
    makeZip(many(70).map((name) => ({ name, fields: Buffer.alloc(60_000) }))),
    '',
    'notZip',
  ],
  ['nothing in it', zipOf({ 'posts/': '' }), '', 'empty'],
  ['a path out of the folder', makeZip(parts({ '../../etc/cron.d/x': 'x' })), '../../etc/cron.d/x', 'badName'],
  ['an absolute path', makeZip(parts({ '/etc/passwd': 'x' })), '/etc/passwd', 'badName'],
  ['backslashes', makeZip(parts({ 'posts\\a\\en.md': 'x' })), 'posts\\a\\en.md', 'badName'],
  ['a drive', makeZip(parts({ 'C:/x': 'x' })), 'C:/x', 'badName'],
  ['a post that is named ..', makeZip(parts({ 'posts/%2e%2e/x/en.md': 'x' })), 'posts/%2e%2e/x/en.md', 'noPlace'],
  ['a post that is only ..', makeZip(parts({ 'posts/%2e%2e/en.md': 'x' })), 'posts/%2e%2e', 'badName'],
  ['a post by two names', makeZip(parts({ 'posts/%61/en.md': 'x' })), 'posts/%61', 'twice'],
  ['a link', withLink(makeZip(parts({})), `${at}/en.md`), `${at}/en.md`, 'notFile'],
  ['a file twice', makeZip([...parts({}), { name: `${at}/en.md`, content: 'x' }]), `${at}/en.md`, 'twice'],
  [
    'a locked file',
    makeZip([...parts({}), { name: `${at}/de.md`, content: 'x', isLocked: true }]),
    `${at}/de.md`,
    'locked',
  ],
  [
    'a size that is a lie',
    makeZip([...parts({}), { name: `${at}/de.md`, content: front(''), statedSize: 5 }]),
    `${at}/de.md`,
    'fileBroken',
  ],
  ['a sum that is a lie', withWrongSum(makeZip(parts({})), `${at}/en.md`), `${at}/en.md`, 'fileBroken'],
  [
    'a bomb',
    makeZip([...parts({}), { name: `${at}/de.md`, content: 'x', statedSize: 700_000_000 }]),
    '',
    'unpackedLarge',
  ],
  [
    'texts that fill the memory',
    makeZip([...parts({}), ...many(40).map((name) => ({ name, content: 'x', statedSize: 2_000_000 }))]),
    '',
    'unpackedLarge',
  ],
  ['a text that is too large', zipOf({ ...good, [`${at}/de.md`]: 'x'.repeat(2_000_001) }), `${at}/de.md`, 'fileLarge'],
  ['another encoding', makeZip(parts({ [`${at}/de.md`]: latin })), `${at}/de.md`, 'notText'],
  ['a NUL', zipOf({ ...good, [`${at}/de.md`]: front('').replace('Text', 'Te\0xt') }), `${at}/de.md`, 'notText'],
  [
    'a NUL in YAML',
    zipOf({ ...good, [`${at}/de.md`]: front('').replace('A post', '"A\\0post"') }),
    `${at}/de.md`,
    'fieldWrong',
  ],
  ['an unknown language', zipOf({ ...good, [`${at}/pt.md`]: front('') }), `${at}/pt.md`, 'language'],
  ['a program', zipOf({ ...good, [`${at}/run.sh`]: 'rm -rf' }), `${at}/run.sh`, 'noPlace'],
  ['facts that are missing', zipOf({ [`${at}/en.md`]: front('') }), `${at}/post.yaml`, 'noFacts'],
  ['a post without a text', zipOf({ [`${at}/post.yaml`]: factsFile() }), at, 'noTexts'],
  ['a text without facts', zipOf({ ...good, [`${at}/de.md`]: 'Text' }), `${at}/de.md`, 'noFront'],
  ['no YAML', zipOf({ ...good, [`${at}/de.md`]: front('x: [\n') }), `${at}/de.md`, 'notYaml'],
  [
    'a tag of another program',
    zipOf({ ...good, [`${at}/de.md`]: front('seo: !!js/function "x"\n') }),
    `${at}/de.md`,
    'notYaml',
  ],
  ['a key twice', zipOf({ ...good, [`${at}/de.md`]: front('slug: b\n') }), `${at}/de.md`, 'notYaml'],
  ['anchors that multiply', zipOf({ ...good, [`${at}/de.md`]: front(laughs) }), `${at}/de.md`, 'notYaml'],
  [
    'brackets without end',
    zipOf({ ...good, [`${at}/de.md`]: front(`seo: ${'['.repeat(20_000)}\n`) }),
    `${at}/de.md`,
    'notYaml',
  ],
  ['an unknown field', zipOf({ ...good, [`${at}/de.md`]: front('html: <b>\n') }), `${at}/de.md`, 'fieldUnknown'],
  ['__proto__', zipOf({ ...good, [`${at}/de.md`]: front('__proto__: {x: 1}\n') }), `${at}/de.md`, 'fieldUnknown'],
  [
    'a title that is too long',
    zipOf({ ...good, [`${at}/de.md`]: front('').replace('A post', 'A'.repeat(201)) }),
    `${at}/de.md`,
    'fieldLong',
  ],
  ['a slug with a slash', zipOf({ ...good, [`${at}/de.md`]: textFile('a/b') }), `${at}/de.md`, 'fieldSlug'],
  [
    'a day that is none',
    zipOf({ ...good, [`${at}/post.yaml`]: factsFile('updatedAt: 2026-02-30\n') }),
    `${at}/post.yaml`,
    'fieldWrong',
  ],
  ['a picture without words', zipOf({ ...good, [`pictures/${id}.webp`]: 'x' }), `pictures/${id}.webp`, 'noWords'],
  ['a picture with another name', zipOf({ ...good, 'pictures/logo.svg': '<svg/>' }), 'pictures/logo.svg', 'noPlace'],
  [
    'words that are no JSON',
    zipOf({ ...good, [`pictures/${id}.webp`]: 'x', [`pictures/${id}.json`]: '{' }),
    `pictures/${id}.json`,
    'fieldWrong',
  ],
]

describe('a hostile zip', () => {
  it('is refused with the name of the file, and changes nothing', { timeout: 60_000 }, async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const { postTransfer } = createStores(test.database)
    for (const [what, zip, file, why] of hostile) {
      const plan = await dryRun(test, moderator.browser, zip)
      expect(plan.refused, what).toContainEqual(expect.objectContaining({ file, why }))
      const answer = await moderator.browser.call('runTransfer', { file: plan.id, seen: plan.seen })
      expect(answer.statusCode, what).toBe(409)
    }
    expect(await postTransfer.ids()).toEqual([])
  })

  it('is not read when it is too large, or has too many files', { timeout: 60_000 }, async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const names = Array.from({ length: 20_001 }, (_, index) => ({ name: `posts/a/${index}`, content: '' }))
    const plan = await dryRun(test, browser, makeZip(names.slice(0, 20_001)))
    expect(plan).toMatchObject({ refused: [{ file: '', why: 'tooManyFiles' }], refusedInAll: 1 })
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/staff/posts/transfer/uploads',
      headers: {
        cookie: browser.cookie ?? '',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '200100000',
        accept: 'application/json',
      },
      payload: '',
    })
    expect(answer.statusCode).toBe(413)
    expect((await bring(test, browser, Buffer.alloc(0))).statusCode).toBe(200)
  })

  it('of YAML that keeps its parser busy lets everybody else go on', { timeout: 120_000 }, async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const keys = Array.from({ length: 11_000 }, (_, index) => `${index.toString(36)}:`).join('\n')
    const begun = performance.now()
    let [longest, before] = [0, begun]
    const tick = () => {
      longest = Math.max(longest, performance.now() - before)
      before = performance.now()
    }
    const ticking = setInterval(tick, 5)
    const plan = await dryRun(test, browser, zipOf({ ...good, 'posts/b/post.yaml': keys }))
    clearInterval(ticking)
    tick()
    expect(plan.refused).toContainEqual(expect.objectContaining({ file: 'posts/b/post.yaml', why: 'fieldUnknown' }))
    expect(longest).toBeLessThan((performance.now() - begun) / 2)
  })

  it('is not looked through for ever: a thousand refusals are enough', { timeout: 60_000 }, async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const keys = Array.from({ length: 200 }, (_, index) => `x${index}: 1`).join('\n')
    const files = Object.fromEntries(many(40).map((name) => [name, `---\n${keys}\n---\nText.\n`]))
    const plan = await dryRun(test, browser, zipOf(files))
    expect(plan.refused).toHaveLength(100)
    expect(plan.refusedInAll).toBe(1000)
  })

  it('is read by few at a time: the others are told to come back', { timeout: 60_000 }, async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    // Long enough to read that the last request comes before the first is done.
    const keys = Array.from({ length: 1500 }, (_, index) => `${index.toString(36)}:`).join('\n')
    const { id: file } = await dryRun(test, browser, zipOf({ ...good, 'posts/b/post.yaml': keys }))
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.call('readTransfer', { file })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    const others = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(others.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
      others.map(() => [503, '60']),
    )
    expect((await browser.call('readTransfer', { file })).statusCode).toBe(200)
  })

  it('has a picture that says to be too large: it is not unpacked', { timeout: 60_000 }, async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const facts = { name: 'Wall', alt: {}, isDecorative: true, focus: { x: 0.5, y: 0.5 } }
    const zip = makeZip([
      { name: `pictures/${id}.json`, content: JSON.stringify(facts) },
      { name: `pictures/${id}.webp`, content: 'x', statedSize: 500_000_000 },
    ])
    const plan = await dryRun(test, browser, zip)
    expect(plan.refused).toEqual([])
    const answer = await browser.call('runTransfer', { file: plan.id, seen: plan.seen })
    expect(answer.json().refused).toEqual([{ file: `pictures/${id}.webp`, why: 'picture_large' }])
  })

  it('does not make the server parse a draft that no renderer would take', { timeout: 60_000 }, async () => {
    await using test = await openTransfer()
    const { browser, moderator } = test
    const body = '- a line\n\n'.repeat(1600).trim()
    await ask(moderator, 'savePost', { id: newPostId, in: 'en', version: 0, text: writtenText({ body }) })
    const front = textFile('eins', 'sourceParagraphs: [then]\n')
    const zip = zipOf({ [`posts/${newPostId}/post.yaml`]: factsFile(), [`posts/${newPostId}/de.md`]: front })
    await bringIn(browser, await dryRun(test, browser, zip))
    const german = (await createStores(test.database).posts.translations(newPostId)).find(
      ({ language }) => language === 'de',
    )
    expect(german?.behind).toBe(1600)
  })

  it('opens nothing that the publish gate stops, unless it is an owner’s', { timeout: 60_000 }, async () => {
    await using test = await openTransfer()
    const owner = await addColleague(test, 'owner')
    const { postTransfer } = createStores(test.database)
    const text = textFile('eins').replace('Text of it.', 'A [link](/nowhere) and [another](/blog/app/two).')
    const files = { ...postFiles('one', { 'posts/one/en.md': text }), ...postFiles('two') }
    const plan = await dryRun(test, test.browser, zipOf(files))
    const stopped = await test.browser.call('runTransfer', { file: plan.id, seen: plan.seen })
    expect(stopped.json()).toMatchObject({ isDone: false, refused: [{ file: 'posts/one/en.md', why: 'gateStopped' }] })
    expect(await postTransfer.ids()).toEqual([])

    const draft = text.replace('slug:', 'state: draft\nslug:')
    const asDraft = zipOf({ ...postFiles('one', { 'posts/one/en.md': draft }), ...postFiles('two') })
    expect(await bringIn(test.browser, await dryRun(test, test.browser, asDraft))).toMatchObject({ isDone: true })
    expect((await test.app.inject('/api/posts/eins?language=en')).statusCode).toBe(404)
    await bringIn(owner.browser, await dryRun(test, owner.browser, zipOf(files)))
    expect((await test.app.inject('/api/posts/eins?language=en')).statusCode).toBe(200)
  })

  it('cannot make one post of another’s address while it is read', async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const [first, second] = [
      await dryRun(test, browser, zipOf(postFiles('one', { 'posts/one/en.md': textFile('same') }))),
      await dryRun(test, browser, zipOf(postFiles('two', { 'posts/two/en.md': textFile('same') }))),
    ]
    const answers = await Promise.all(
      [first, second].map(({ id: file, seen }) => browser.call('runTransfer', { file, seen })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await createStores(test.database).postTransfer.ids()).toHaveLength(1)
  })
})
