import { expect, it } from 'vitest'
import { applicationInput } from '#api/contract/applications.ts'
import { contactInput } from '#api/contract/contact.ts'
import { newsletterInput } from '#api/contract/newsletter.ts'
import { languages } from '#locales/languages.ts'
import { good, post as postApplication } from '../../support/app/applications.ts'
import { settled } from '../../support/app/newsletter.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { makePdf } from '../../support/data/resumes.ts'

const DAY = 24 * 3_600_000
const agency = 'hello@dritare.example'

/** What a stranger writes, each piece to be told from the others and from our own words. */
const words = (field: string) => `Zx${field}qj`

/** Choices among our own words, and the address itself: what is in no form a stranger's free text. */
const chosen = ['email', 'purpose', 'language', 'interest', 'opening']

const postJson = ({ app }: TestApp, url: string, payload: object, from = '203.0.113.1') =>
  app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from, 'user-agent': words('agent') }, payload })

const acknowledgementsIn = ({ mails }: TestApp) => mails.sent.filter(({ to }) => to.address !== agency)

it.each(languages)('no mail to an address nobody has verified repeats what a form said (D40): %s', async (language) => {
  await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
  const written = (fields: string[]) =>
    Object.fromEntries(fields.filter((field) => !chosen.includes(field)).map((field) => [field, words(field)]))
  const email = (form: string) => `${form}@example.org`
  // Every field that a form has, also those that somebody adds one day.
  const contact = written(Object.keys(contactInput.def.shape))
  const newsletter = written(Object.keys(newsletterInput.def.shape))
  const application = { ...written(Object.keys(applicationInput.def.shape)), phone: '+355 69 987 65 43' }
  const answers = [
    await postJson(test, '/api/contact', { ...goodMessage, ...contact, email: email('contact'), language }),
    await postJson(test, '/api/newsletter', { ...newsletter, email: email('newsletter'), language }),
    await postApplication(
      test,
      good({ ...application, email: email('application'), language }, makePdf(), `${words('file')}.pdf`),
    ),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201])
  await settled(test)
  const mails = acknowledgementsIn(test)
  expect(mails.map(({ to }) => to.address).toSorted()).toEqual(['application', 'contact', 'newsletter'].map(email))
  for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/Zx\w+qj|987 65 43/)
  // The agency reads every word, so the words did arrive.
  const notifications = JSON.stringify(test.mails.sent.filter(({ to }) => to.address === agency))
  for (const field of ['name', 'message', 'fullName', 'file']) expect(notifications).toContain(words(field))
  expect(notifications).toContain('987 65 43')
})

it('a mailbox gets two acknowledgements a day, of all forms together and however it is spelt', async () => {
  await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
  const contact = (email: string, network: number) =>
    postJson(test, '/api/contact', { ...goodMessage, email }, `203.0.113.${network}`)
  const apply = (email: string, network: number) =>
    postApplication(test, good({ email }), { 'x-forwarded-for': `203.0.113.${network}` })
  const answers = [
    await contact('victim@example.org', 1),
    await apply('victim+1@example.org', 2),
    await contact('Victim+2@example.org', 3),
    await apply('VICTIM+3@example.org', 4),
    await contact('other@example.org', 5),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201))
  await settled(test)
  // Sent to the address as it was given.
  const readers = acknowledgementsIn(test).map(({ to }) => to.address)
  expect(readers.toSorted()).toEqual(['other@example.org', 'victim+1@example.org', 'victim@example.org'])
  // Everything is stored and shown to staff all the same.
  expect(test.mails.sent.filter(({ to }) => to.address === agency)).toHaveLength(5)

  test.clock.advance(DAY)
  await contact('victim+4@example.org', 6)
  await settled(test)
  expect(acknowledgementsIn(test)).toHaveLength(4)
})

it('a plus in the address does not get around the limit of a sender', async () => {
  await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
  const statuses = []
  for (let number = 1; number <= 11; number++) {
    const email = `vic.tim+${number}@${number % 2 ? 'gmail' : 'googlemail'}.com`
    const { statusCode } = await postJson(test, '/api/contact', { ...goodMessage, email }, `203.0.113.${number}`)
    statuses.push(statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429])
})
