import { describe, expect, it, vi } from 'vitest'
import type { MailContent, MailParts } from '#api/contract/mail-order.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'
import { brand } from '#locales/brand.ts'
import { languages } from '#locales/languages.ts'
import { renderMail } from '#site/render/mails/render-mail.ts'
import { everyMail, hostile, mailsWithLinks } from '../../support/app/mails.ts'
import { createTestOutbox, goodMail } from '../../support/app/outbox.ts'
import { createMemoryMailer, createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const decoded = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** What a reader of the HTML part reads, as words in their order: without what only lists of mails show. */
function wordsOfHtml(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none.*?<\/div><\/div>/s, '')
  const seen = body.replace(/<!--.*?-->/gs, '').replace(/<a\b[^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
  return wordsOf(decoded(seen.replace(/<[^>]+>/g, ' ')))
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

const linesOf = (text: string) => text.split('\n')

describe.each(languages)('in %s', (language) => {
  const texts = readTexts(language, 'mail')

  it.each(everyMail())('$template has a subject, HTML in that language and text, all in words', async (mail) => {
    const { subject, html, text } = await renderMail({ ...mail, language })
    expect(subject).toMatch(/^\S.{5,90}\S$/)
    expect(html).toContain(`<html dir="ltr" lang="${language}">`)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|\bnull\b|\[object|\{\{|\$t\(|NaN/)
      expect(part).not.toMatch(/\b(mail|contact-form|application-form):\w/)
      expect(part).not.toMatch(/\b(contact|application|newsletter|staff|facts)\.\w+\.?\w*\b(?=<|\s|$)/)
    }
  })

  it.each(everyMail())('$template says the same in both parts', async (mail) => {
    const { html, text } = await renderMail({ ...mail, language })
    const inHtml = new Set(wordsOfHtml(html))
    expect(wordsOf(text).filter((word) => !inHtml.has(word))).toEqual([])
    const inText = new Set(wordsOf(text))
    // Text has no button, and so no other way round it; its own lines already name the sender.
    const onlySeen = new Set([...wordsOf(texts.address), brand.name])
    expect(wordsOfHtml(html).filter((word) => !inText.has(word) && !onlySeen.has(word))).toEqual([])
  })

  it.each(everyMail())('$template reads well as text', async (mail) => {
    const { text } = await renderMail({ ...mail, language })
    for (const line of linesOf(text)) if (!line.startsWith('https:')) expect(line.length, line).toBeLessThanOrEqual(76)
    for (const line of linesOf(text)) expect(line).not.toMatch(/^\P{Ll}*\p{Lu}{4}\P{Ll}*$/u)
    expect(text).not.toMatch(/\n{4}|<\w|&\w+;/)
    expect(text).toMatch(/^\S/)
  })

  it.each(mailsWithLinks())('$template leads where its text says', async (mail) => {
    const { html, text } = await renderMail({ ...mail, language })
    const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href = '']) => decoded(href))
    const { link } = mail.props
    const off = 'settings' in mail.props ? [mail.props.settings] : []
    const wayOut = 'unsubscribe' in mail.props ? [mail.props.unsubscribe] : off
    const archive = 'archive' in mail.props && mail.props.archive ? [mail.props.archive] : []
    expect(links).toEqual([link, link, ...archive, ...wayOut])
    expect(text.match(/https:\S+/g)).toEqual([link, ...archive, ...wayOut])
    expect(decoded(html)).toContain(`>${link}</a>`)
  })

  it.each(everyMail())('$template says why it has come and who sends it', async (mail) => {
    const { html, text } = await renderMail({ ...mail, language })
    const reason = reasonOf(texts, mail).replace('{{brand}}', brand.name)
    expect(decoded(html)).toContain(reason)
    expect(text.replaceAll('\n', ' ')).toContain(reason)
    expect(text).toContain(brand.mail.contact)
  })
})

function reasonOf({ newsletter, staff, ...forms }: ReturnType<typeof readTexts<'mail'>>, mail: MailContent): string {
  if (mail.template === 'staff-invitation') return staff.invitation.reason
  if (mail.template === 'staff-address-change' && mail.props.end === 'new') return staff.addressChange.new.reason
  if (mail.template === 'contact-answer') return forms.contact.answer.reason
  const [room, kind] = mail.template.split('-')
  if (mail.template === 'staff-report' || mail.template === 'staff-alert') return staff.letters.reason
  if (room === 'staff') return staff.reason
  if (mail.template === 'newsletter-welcome') return newsletter.issue.reason
  if (room === 'newsletter') return newsletter.reason
  const mails = room === 'contact' ? forms.contact : forms.application
  return (kind === 'notification' ? mails.notification : mails.acknowledgement).reason
}

describe('what a visitor has written', () => {
  const withWords = everyMail(hostile).filter(({ template }) => template.endsWith('-notification'))

  it.each(withWords)('stays words in $template: no element, no link, no placeholder', async (mail) => {
    const { subject, html, text } = await renderMail({ ...mail, language: 'en' })
    expect(html).not.toMatch(/<(script|img|b|a)\b/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html.match(/<\/blockquote>/g)).toHaveLength(1)
    expect(decoded(html)).toContain(hostile.name)
    expect(decoded(html)).toContain('&amp; {{brand}} $t(greeting)')
    expect(text).toContain('&amp; {{brand}} $t(greeting)')
    expect(subject).toContain(hostile.name)
  })

  it.each(withWords)('keeps its lines in $template', async (mail) => {
    const { html, text }: MailParts = await renderMail({ ...mail, language: 'en' })
    const lines = hostile.message.split(/\r?\n/)
    expect(text).toContain(lines.map((line) => `> ${line}`).join('\n'))
    expect(decoded(html)).toContain(lines.join('<br/>'))
    expect(html).toContain('white-space:pre-wrap')
  })

  it('is not reached by the end of a line in another alphabet, or by a whole book', async () => {
    const message = `שלום\u2028${'Wort '.repeat(1000)}`
    const { html, text } = await renderMail({
      template: 'contact-notification',
      props: { name: 'Jonida', email: 'jonida@example.org', purpose: 'quote', senderLanguage: 'de', message },
      language: 'de',
    })
    expect(html).toContain('dir="auto"')
    expect(html).toContain('שלום<br/>Wort')
    expect(text).toContain(`> שלום\n> ${'Wort '.repeat(1000).trimEnd()}`)
  })

  it('leaves the phone out when none was given', async () => {
    const mail = everyMail().find(({ template }) => template === 'application-notification')
    if (mail?.template !== 'application-notification') throw new Error('There is no such mail.')
    const { text } = await renderMail({ ...mail, props: { ...mail.props, phone: '' }, language: 'en' })
    expect(text).not.toContain(readTexts('en', 'mail').facts.phone)
  })
})

describe('a mail', () => {
  it('waits as facts, and becomes words when it is delivered', async () => {
    await using test = await createTestApp()
    test.mails.refuse(new Error('down'))
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    const rows = await test.database.db.selectFrom('outbox').select('payload').execute()
    const stored = rows.map(({ payload }) => JSON.parse(payload ?? ''))
    expect(stored.map(({ template }) => template).toSorted()).toEqual([
      'contact-acknowledgement',
      'contact-notification',
    ])
    for (const mail of stored) expect(Object.keys(mail)).not.toEqual(expect.arrayContaining(['subject']))
    for (const mail of stored) expect(JSON.stringify(mail)).not.toMatch(/html|24 hours/)
  })

  it('that was stored in words by a former version is sent as it is', async () => {
    const mails = createMemoryMailer()
    await using outbox = await createTestOutbox({ mailer: mails.mailer })
    const id = await outbox.add()
    outbox.worker.nudge()
    await vi.waitFor(() => expect(mails.sent).toEqual([{ ...goodMail, id }]))
  })

  it('that a former version stored with a stranger’s words is sent without them', async () => {
    const mails = createMemoryMailer()
    await using outbox = await createTestOutbox({ mailer: mails.mailer })
    const { subject: _, text: __, ...envelope } = goodMail
    const stored = [
      { template: 'contact-acknowledgement', props: hostile },
      { template: 'application-acknowledgement', props: { ...hostile, resume: hostile.name } },
    ]
    for (const mail of stored) {
      await outbox.add({}, JSON.stringify({ ...envelope, ...mail, to: { ...envelope.to, name: hostile.name } }))
    }
    outbox.worker.nudge()
    await vi.waitFor(() => expect(mails.sent).toHaveLength(2))
    for (const mail of mails.sent) {
      expect([mail.html, mail.text].join()).not.toMatch(/onerror|evil|fourth/)
      expect(mail.text).toContain(readTexts('en', 'mail').greeting)
      // The name stays in no header.
      expect(mailOptions(mail, 'id').to).toEqual([{ name: '', address: envelope.to.address }])
    }
  })

  it('that could not be made is tried again', async () => {
    const mails = createMemoryMailer()
    const make = vi.fn(renderMail).mockRejectedValueOnce(new Error('The renderer is just being built.'))
    await using outbox = await createTestOutbox({ mailer: mails.mailer, renderMail: make })
    const { subject: _, text: __, ...envelope } = goodMail
    const mail = everyMail().find(({ template }) => template === 'contact-acknowledgement')
    const id = await outbox.add({}, JSON.stringify({ ...envelope, ...mail }))
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id, isLast: false }]))
    outbox.clock.advance(60_000)
    outbox.worker.nudge()
    await vi.waitFor(() => expect(mails.sent).toMatchObject([{ id, subject: 'Your message to Dritare' }]))
    expect(mails.sent[0]).not.toHaveProperty('props')
  })
})
