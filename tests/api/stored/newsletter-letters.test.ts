import { describe, expect, it } from 'vitest'
import { createIssueLinks } from '#api/services/issues/issue-links.ts'
import { letterMarks } from '#api/services/issues/letter.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createStores } from '#api/store/stores.ts'
import { publicUrl, secretKey, type TestApp } from '../../support/app/test-app.ts'
import { liveTags } from '../../support/data/live-tags.ts'
import { swallowingVectors, xssVectors } from '../../support/data/xss-vectors.ts'
import { type IssueDesk, inEach, openIssueDesk, storePost, wholePost, words } from '../../support/newsletter/issues.ts'

const preview = async (desk: IssueDesk, id: string, language: 'en' | 'de' | 'fr') =>
  desk.ask('previewIssue', { id, in: language }, desk.moderator)

/** The public version, at its path. */
async function linkTo({ database }: TestApp, id: string, language: 'en' | 'de' = 'en') {
  const { newsletter: secret } = await openSecrets(createStores(database), secretKey)
  return createIssueLinks({ secret, publicUrl }).addressOf(id, language).replace(publicUrl, '')
}

describe('the mail of an issue', () => {
  it('shows a post as it is in the reader’s language, with addresses that work from anywhere', async () => {
    await using desk = await openIssueDesk()
    await storePost(desk)
    const { id } = await desk.ask('beginIssue', { posts: ['a-window'] })
    const { subject, html, text, in: language } = await preview(desk, id, 'de')
    expect({ subject, language }).toEqual({ subject: 'A window, de', language: 'de' })
    expect(html).toContain('<html dir="ltr" lang="de">')
    expect(html).not.toContain('preload')
    // Shown by the desk's own host, whatever its name.
    expect(html).toContain('src="/pictures/performance-budget-1200.jpg"')
    expect(html).toContain('alt="A feather and a stone on a pair of scales."')
    expect(html).toContain('href="https://dritare.example/de/blog/app/a-window-de/"')
    expect(html.match(/A window, de/g)).toHaveLength(2) // its name, and once to be read
    expect(text).toContain('What it is for, de.')
    expect(text).toMatch(/Auf der Website lesen\s+https:\/\/dritare\.example\/de\/blog\/app\/a-window-de\//)
  })

  it('shows Markdown without HTML, scripts and links that lead nowhere', async () => {
    await using desk = await openIssueDesk()
    const markdown = [
      '## Light',
      'One **strong** and *leaning* [word](/about) and [another](javascript:alert(1)).',
      '- first\n- second\n  1. inner',
      '<script>alert(1)</script><img src=x onerror=alert(2)>',
      '<https://example.org/?a=1&b=2>',
    ].join('\n\n')
    const { id } = await desk.write({ blocks: [words(markdown)] })
    const { html } = await preview(desk, id, 'fr')
    expect(html).toMatch(/<h2[^>]*>Light<\/h2>/)
    expect(html).toContain('<strong>strong</strong>')
    expect(html).toContain('<em>leaning</em>')
    expect(html).toContain('href="https://dritare.example/fr/about/"')
    expect(html).toMatch(/<ol[^>]*><li[^>]*>inner<\/li><\/ol>/)
    expect(html).toContain('href="https://example.org/?a=1&amp;b=2"')
    expect(html).not.toMatch(/<script|onerror|javascript:/i)
  })

  it('runs nothing of what a hostile author writes, as text or as its subject', { timeout: 60_000 }, async () => {
    await using desk = await openIssueDesk()
    const vectors = [...Object.values(xssVectors).flat(), ...swallowingVectors]
    const shown = async (texts: string[]) => {
      const lines = inEach({ subject: texts.join(' ').slice(0, 100), preheader: texts.join(' ').slice(0, 100) })
      const { id } = await desk.write({
        lines,
        blocks: texts.map((text, index) => ({ ...words(text), id: `words-${index}` })),
      })
      return (await preview(desk, id, 'en')).html
    }
    const own = liveTags(await shown(['A window.']))
    expect(own).not.toEqual([])
    for (let first = 0; first < vectors.length; first += 10) {
      const some = vectors.slice(first, first + 10)
      expect(liveTags(await shown(some)), some.join('\n\n')).toEqual(own)
    }
  })

  it('has its hidden line, its number, and no picture that counts who opens it', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write({ lines: inEach({ subject: 'Light', preheader: 'Half an hour on Monday.' }) })
    const { html, preheader, bytes } = await preview(desk, id, 'en')
    expect(preheader).toBe('Half an hour on Monday.')
    expect(html).toMatch(/display:none[^>]*>Half an hour on Monday\./)
    expect(html).toContain('Issue 1')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toContain('<img')
    expect(bytes).toBe(Buffer.byteLength(html))
  })

  it('hands nobody a reader’s own links, whatever is written', async () => {
    await using desk = await openIssueDesk()
    const marks = Object.values(letterMarks)
    const taken = marks.map((mark) => `[here](https://thief.example/?r=${mark}) https://thief.example/?r=${mark}`)
    // In plain text nothing is bold.
    const joined = 'https://thief.example/?r=https://unsubscribe.**invalid**/'
    const nested = `https://thief.example/?r=https://unsub${marks[0]}scribe.invalid/${marks[0]}/`
    const { id } = await desk.write({ blocks: [words([...taken, joined, nested].join('\n\n'))] })
    const { html, text } = await preview(desk, id, 'en')
    const own = /newsletter\/(?:unsubscribe|preferences|issues)/
    for (const part of `${html}\n${text}`.split('thief.example').slice(1)) expect(part.slice(0, 120)).not.toMatch(own)
    expect(html.match(/newsletter\/unsubscribe\//g)).toHaveLength(1)
    expect(text.match(/newsletter\/unsubscribe\//g)).toHaveLength(1)
    expect(html).toMatch(/newsletter\/issues\//)
  })

  it('waits for what its language lacks, or falls back to the source', async () => {
    await using desk = await openIssueDesk()
    await storePost(desk, ['en', 'de'])
    const blocks = [wholePost('a-window'), words('Words', { de: ' ' })]
    const waiting = await desk.write({ blocks })
    expect(waiting.languages.de).toMatchObject({ fate: 'waits', gaps: [{ what: 'words', block: 'words' }] })
    expect(waiting.languages.it).toMatchObject({ fate: 'waits', gaps: [{ what: 'post', block: 'post' }] })
    const { issue } = await desk.ask('saveIssue', { ...waiting, text: { ...waiting.text, gaps: 'fall' } })
    expect(issue.languages.it.fate).toBe('falls')
    const { subject, html, in: language } = await preview(desk, issue.id, 'fr')
    expect({ subject, language }).toEqual({ subject: 'The first week', language: 'en' })
    expect(html).toContain('<html dir="ltr" lang="en">')

    const { issue: broken } = await desk.ask('saveIssue', {
      ...issue,
      text: { ...issue.text, blocks: [wholePost('a-window'), words('Words', { en: '' })] },
    })
    expect(broken.languages).toMatchObject({ en: { fate: 'waits' }, it: { fate: 'waits' }, de: { fate: 'own' } })
  })
})

describe('the public version of an issue', () => {
  it('is the mail without links of one person, found by nobody’s search, and runs nothing', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write()
    const answer = await desk.app.inject(await linkTo(desk, id))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-robots-tag']).toContain('noindex')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(answer.headers['content-language']).toBe('en')
    expect(answer.body).toContain('Reply to this mail.')
    expect(answer.body).toContain('</html>')
    expect(answer.body).not.toMatch(/unsubscribe|preferences|\.invalid/i)
  })

  it('is what went, whatever was edited since', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write()
    const letter = { issue_id: id, language: 'de', fate: 'falls', sent_in: 'en', goes_at: 0, subject: 'Light' } as const
    const own = `<div data-slot="mail-own-links"><a href="${letterMarks.unsubscribe}">Leave</a></div>`
    await desk.database.db
      .insertInto('issue_letters')
      .values({ ...letter, html: `<p>What went.</p>${own}<p>The end.</p>`, plain: '' })
      .execute()
    const answer = await desk.app.inject(await linkTo(desk, id, 'de'))
    expect(answer.headers['content-language']).toBe('en')
    expect(answer.body).toBe('<p>What went.</p><p>The end.</p>')
  })

  it('is nothing for an altered link, another language’s signature, or an issue that is deleted', async () => {
    await using desk = await openIssueDesk()
    const { id } = await desk.write()
    const link = await linkTo(desk, id)
    for (const altered of [link.slice(0, -1), `${link}x`, link.replace('.en.', '.de.'), '/newsletter/issues/none']) {
      expect((await desk.app.inject(altered)).statusCode, altered).toBe(404)
    }
    await desk.ask('deleteIssue', { id })
    expect((await desk.app.inject(link)).statusCode).toBe(404)
  })
})
