import { vi } from 'vitest'
import { publicUrl, type TestApp } from './test-app.ts'

interface SignUpOptions {
  from?: string
  headers?: Record<string, string>
}

/** `POST /api/newsletter` as the form sends it. */
export function signUp({ app }: TestApp, draft: unknown, { from, headers }: SignUpOptions = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/newsletter',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }), ...headers },
    payload: JSON.stringify(draft),
  })
}

export const subscribersIn = ({ database }: TestApp) => database.db.selectFrom('subscribers').selectAll().execute()
export const suppressionsIn = ({ database }: TestApp) => database.db.selectFrom('suppressions').selectAll().execute()

/** Resolves once every sign-up has been looked at and every mail is sent. */
export function settled({ database }: TestApp): Promise<void> {
  return vi.waitFor(
    async () => {
      const waiting = await database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
      if (waiting.length > 0) throw new Error(`${waiting.length} entries wait in the outbox.`)
    },
    // Shorter than the worker's longest rest, so that a nudge which is lost is found.
    { timeout: 10_000 },
  )
}

/** Signs an address up and returns the mail that came of it. */
export async function signUpForMail(test: TestApp, email: string, language = 'en') {
  await signUp(test, { email, language, source: 'footer' }, { headers: { 'user-agent': 'Test browser' } })
  await settled(test)
  const mail = test.mails.sent.findLast(({ to }) => to.address === email)
  if (!mail) throw new Error(`No mail has come to ${email}.`)
  return mail
}

/** Where the links of a mail lead on this server: path and query. */
export function linksIn({ text }: { text: string }) {
  const links = [...text.matchAll(/https:\S+/g)].map(([link]) => link.replace(publicUrl, ''))
  const find = (page: string) => links.find((link) => link.includes(`/newsletter/${page}/`)) ?? ''
  return { confirm: find('confirm'), unsubscribe: find('unsubscribe'), preferences: find('preferences') }
}

export const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

/** `POST /api/newsletter/subscription`. */
export async function takeStep({ app }: TestApp, step: Record<string, unknown>) {
  const response = await app.inject({ method: 'POST', url: '/api/newsletter/subscription', payload: step })
  return response.json()
}

/** Signs an address up and confirms it; returns the answer to the confirmation. */
export async function subscribed(test: TestApp, email: string, language = 'en') {
  const { confirm } = linksIn(await signUpForMail(test, email, language))
  return takeStep(test, { token: tokenIn(confirm), step: 'confirm' })
}

/** A plain form, as a browser without scripts posts it. */
export const postForm = ({ app }: TestApp, url: string, values: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })
