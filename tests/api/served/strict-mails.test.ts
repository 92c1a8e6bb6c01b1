import { generateKeyPairSync } from 'node:crypto'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, it, vi } from 'vitest'
import type { IssueBlock } from '#api/contract/staff/issues.ts'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import { createSmtpBulkMailer } from '#api/outbound/bulk/smtp-bulk-mailer.ts'
import { loadDkim } from '#api/outbound/dkim.ts'
import type { Mail } from '#api/outbound/mail.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'
import { type Language, languages } from '#locales/languages.ts'
import { renderMail } from '#site/render/mails/render-mail.ts'
import { everyMail } from '../../support/app/mails.ts'
import { storeSubscriber } from '../../support/app/newsletter.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { readStrictly } from '../../support/data/strict-mail.ts'
import { type IssueDesk, inEach, openIssueDesk, wholePost, words } from '../../support/newsletter/issues.ts'
import { startSmtpServer } from '../../support/servers/smtp-server.ts'

/** Of senders and of whom an agency elsewhere writes to. */
const names: Record<Language, string> = {
  en: 'Brontë & Daughters, “Windows”',
  sq: 'Çelësi i Dritares – Gjirokastër',
  de: 'Größe & Maß „Fenster“ Straßburg',
  es: '¿Qué ventana? Ñandú, S. A.',
  it: 'Perché no: la finestra è più',
  fr: 'L’Œuvre « à fenêtre » – été',
}

/** As long as a subject may be, with signs of two, three and four bytes at every place where a line may be cut. */
const subjects: Record<Language, string> = {
  en: 'Naïve façades: a résumé of the first week 🪟 and what a “café” can learn of it, in ten minutes',
  sq: 'Ç’është një dritare e hapur për të gjithë 🪟 dhe përse është më e lehtë në javën e parë të punës',
  de: 'Größe, Maß und „Fenster“ 🪟: Barrierefreiheit ist in der ersten Woche am günstigsten, für alle',
  es: '¿Qué hay detrás de una ventana? 🪟 ¡La accesibilidad cuesta menos en la primera semana, señores!',
  it: 'Perché l’accessibilità costa meno nella prima settimana 🪟, e ciò che si può già fare di lunedì',
  fr: 'L’été : « une fenêtre ouverte » 🪟, où l’accessibilité coûte le moins cher dès la première semaine',
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Everything that an issue may consist of. The longest word has no place to be cut, and dots stand where SMTP doubles them. */
const blocks: IssueBlock[] = [
  wholePost('a-window'),
  { ...wholePost('a-window'), id: 'short', look: 'short' } as IssueBlock,
  words(inText('en'), Object.fromEntries(languages.map((language) => [language, inText(language)]))),
  {
    ...{ id: 'button', kind: 'button' as const, labels: names },
    links: inEach('/contact', { fr: 'https://example.org/é?a=1&b=2' }),
  },
  { id: 'line', kind: 'line' },
  { id: 'picture', kind: 'picture', picture: 'performance-budget', alts: names },
]

function inText(language: Language): string {
  return [
    `## ${names[language]}`,
    `${subjects[language]}\n.\n..dots\nFrom here it goes on. [a path](/about), [a letter](mailto:ana@example.org).`,
    `- ${'ë'.repeat(700)}\n- ${'w'.repeat(1200)}`,
    '=?utf-8?Q?=0D=0A?= and =3D, a tab\tand a blank ',
  ].join('\n\n')
}

async function storePosts({ database, clock }: IssueDesk): Promise<void> {
  const { editing } = await createBlog({ database, now: clock.now })
  for (const language of languages) {
    const slug = language === 'en' ? 'a-window' : `a-window-${language}`
    const title = `${names[language]} ${language}`
    await editing.save(postContent({ language, slug, title, excerpt: subjects[language], pictureAlt: names[language] }))
  }
}

/** Under the name of its language, as the brand file of another agency would say it. */
const withNames = (mailer: BulkMailer): BulkMailer => ({
  ...mailer,
  send: (mail, id, options) => mailer.send({ ...mail, ...namedAs(mail) }, id, options),
})

function namedAs({ from, replyTo, language }: Mail): Pick<Mail, 'from' | 'replyTo'> {
  const name = names[languages.find((one) => one === language) ?? 'en']
  return { from: { ...from, name }, ...(replyTo && { replyTo: { ...replyTo, name } }) }
}

/** An issue of everything, to a reader of each language: as the receiving server gets it. */
async function sentIssue() {
  await using smtp = await startSmtpServer()
  const dkim = await loadDkim({ domain: 'dritare.example', selector: 'mail', key })
  await using desk = await openIssueDesk({ issueMailer: withNames(createSmtpBulkMailer(smtp.url, { dkim })) })
  await storePosts(desk)
  for (const language of languages) await storeSubscriber(desk, `reader-${language}@example.org`, { language })
  const lines = Object.fromEntries(
    languages.map((language) => [language, { subject: subjects[language], preheader: names[language] }]),
  ) as Record<Language, { subject: string; preheader: string }>
  const { id, version } = await desk.write({ blocks, lines })
  await desk.ask('scheduleIssue', { id, version, zone: 'Europe/Tirane', clock: 'together' })
  await vi.waitFor(() => expect(smtp.received).toHaveLength(languages.length), { timeout: 20_000 })
  const received = new Map(smtp.received.map(({ recipients: [to = ''], raw }) => [to, raw]))
  return (language: Language) => received.get(`reader-${language}@example.org`) ?? ''
}

/** Whatever of a page leads or loads from somewhere. */
const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src|srcset|background|action|cite|data|poster)\s*=\s*"([^"]*)"/gi)].map(
    ([, address = '']) => address,
  )

describe('an issue as its readers’ servers get it', () => {
  const sent = sentIssue()
  const mailIn = async (language: Language) => (await sent)(language)

  it.each(languages)('is by the letter of the RFCs, with no line over 998 bytes: %s', async (language) => {
    const { longestLine, type, parts, headers } = readStrictly(await mailIn(language))
    expect(longestLine).toBeLessThanOrEqual(998)
    expect(type).toBe('multipart/alternative')
    // The last is the one that programs prefer (RFC 2046, 5.1.4).
    expect(parts.map((part) => part.type)).toEqual(['text/plain', 'text/html'])
    expect(headers.get('dkim-signature')).toHaveLength(1)
  })

  it.each(languages)('says names, subject and words as they were written: %s', async (language) => {
    const raw = await mailIn(language)
    const { headers, parts } = readStrictly(raw)
    const [plain, html] = parts.map(({ text }) => text)
    expect(headers.get('subject')).toEqual([subjects[language]])
    const { from, replyTo, to, subject, ...read } = await PostalMime.parse(Buffer.from(raw, 'latin1'))
    expect(from).toMatchObject({ name: names[language], address: 'website@dritare.example' })
    expect(replyTo).toMatchObject([{ name: names[language], address: 'hello@dritare.example' }])
    expect(to).toMatchObject([{ name: '', address: `reader-${language}@example.org` }])
    expect(subject).toBe(subjects[language])
    // Two readers that know nothing of each other read the same.
    const lines = (text = '') => text.replaceAll('\r\n', '\n').trimEnd()
    expect([lines(read.text), lines(read.html)]).toEqual([lines(plain), lines(html)])
    for (const part of [plain, html]) {
      expect(part).toContain(`${names[language].replaceAll('&', part === html ? '&amp;' : '&')} ${language}`)
      expect(part).toContain('w'.repeat(1200))
      expect(part).toContain('ë'.repeat(700))
      expect(part).toContain('=?utf-8?Q?=0D=0A?= and =3D')
      expect(part).toMatch(/[.\s]\.\.dots/)
    }
  })

  it.each(languages)('has only addresses that work from anywhere: %s', async (language) => {
    const { parts } = readStrictly(await mailIn(language))
    const [plain = '', html = ''] = parts.map(({ text }) => text)
    const addresses = addressesIn(html)
    expect(addresses.length).toBeGreaterThan(8)
    for (const address of addresses) {
      if (address === 'mailto:ana@example.org') continue
      expect(address).toMatch(/^https:\/\/(?:dritare\.example|example\.org)\//)
    }
    expect(html).not.toMatch(/url\(|<base|@import/i)
    const inText = plain.match(/\b\w+:\/\/\S+/g) ?? []
    for (const address of inText) expect(URL.canParse(address), address).toBe(true)
    expect(`${plain}${html}`).not.toContain('.invalid')
    const page = language === 'fr' ? 'https://example.org/' : `https://dritare.example/${language}/contact/`
    expect(addresses.filter((address) => address.startsWith(page))).toHaveLength(1)
  })

  it.each(languages)('can be left in one click, and says which list it is of: %s', async (language) => {
    const { headers, parts } = readStrictly(await mailIn(language))
    const [unsubscribe = ''] = headers.get('list-unsubscribe') ?? []
    expect(unsubscribe).toMatch(
      new RegExp(`^<https://dritare\\.example/${language}/newsletter/unsubscribe/\\?token=[\\w.-]+>$`),
    )
    expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    expect(headers.get('list-id')).toEqual(['<newsletter.dritare.example>'])
    expect(headers.get('precedence')).toEqual(['bulk'])
    expect(headers.get('content-language')).toEqual([language])
    // No answer by a machine: it is none, and asks for none (RFC 3834).
    expect(headers.has('auto-submitted')).toBe(false)
    for (const { text } of parts) expect(text).toContain(unsubscribe.slice(1, -1))
  })
})

describe('every other mail', () => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  it.each(languages)('is by the letter too, whoever it is from and to: %s', async (language) => {
    for (const order of everyMail({ name: names[language], message: inText(language) })) {
      const { subject, html, text } = await renderMail({ ...order, language })
      const mail: Mail = {
        ...{ subject, html, text, language, date: Date.UTC(2026, 10, 20, 12), automatic: false },
        from: { name: names[language], address: 'website@dritare.example' },
        to: { name: names[language], address: 'ana@example.org' },
        replyTo: { name: names[language], address: 'hello@dritare.example' },
        follows: ['0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1d', 'a-second'],
      }
      const { message } = await transport.sendMail(mailOptions(mail, 'a-third'))
      const raw = message.toString('latin1')
      const { headers, parts, type } = readStrictly(raw)
      expect([type, ...parts.map((part) => part.type)]).toEqual(['multipart/alternative', 'text/plain', 'text/html'])
      expect(headers.get('subject'), order.template).toEqual([subject.replaceAll('=?', '= ?')])
      for (const address of addressesIn(parts[1]?.text ?? '')) expect(address).toMatch(/^https:|^mailto:/)
      const { from, to } = await PostalMime.parse(Buffer.from(raw, 'latin1'))
      expect([from?.name, to?.[0]?.name]).toEqual([names[language], names[language]])
    }
  })
})

describe('reading by the letter', () => {
  const good = [
    'From: a@example.org\r\nTo: b@example.org\r\nSubject: =?UTF-8?Q?=C3=A9t=C3=A9?=\r\n',
    'Date: Fri, 20 Nov 2026 12:00:00 +0000\r\nMessage-ID: <x@example.org>\r\nMIME-Version: 1.0\r\n',
    'Content-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n',
    'Content-Transfer-Encoding: quoted-printable\r\n\r\n=C3=A9t=C3=A9\r\n--b--\r\n',
  ].join('')

  it('takes what is right', () => {
    expect(readStrictly(good)).toMatchObject({ parts: [{ type: 'text/plain', text: 'été' }] })
    expect(readStrictly(good).headers.get('subject')).toEqual(['été'])
  })

  it.each([
    ['a bare line feed', '\r\n\r\n=C3', '\n\n=C3'],
    ['a line of 999 bytes', 'To: b', `To: ${'b'.repeat(1000)}`],
    ['8 bits', '=C3=A9t=C3=A9\r\n', 'été\r\n'],
    ['half a letter in an encoded word', '=?UTF-8?Q?=C3=A9t', '=?UTF-8?Q?=C3?= =?UTF-8?Q?=A9t'],
    ['an encoded word of 76 bytes', '=?UTF-8?Q?', `=?UTF-8?Q?${'a'.repeat(60)}`],
    ['two subjects', 'To: b', 'Subject: again\r\nTo: b'],
    ['no date', 'Date: ', 'X-Date: '],
    ['another date', 'Fri, 20 Nov 2026', '2026-11-20'],
    ['a Message-ID without brackets', '<x@example.org>', 'x@example.org'],
    ['no end', '--b--', '--b'],
    ['a blank at the end of a line', '=C3=A9t=C3=A9\r\n', '=C3=A9t=C3=A9 \r\n'],
    ['an equals sign that is none', '=C3=A9t=C3=A9\r\n', '=c3=a9\r\n'],
    ['another charset', 'charset=utf-8', 'charset=iso-8859-1'],
    ['a header that is none', 'To: b', 'To whom\r\nTo: b'],
  ])('refuses %s', (_, right, wrong) => {
    expect(good).toContain(right)
    expect(() => readStrictly(good.replace(right, wrong))).toThrow('not by the letter')
  })
})
