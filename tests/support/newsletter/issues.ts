import { expect } from 'vitest'
import type { StaffAnswer, StaffCallName, StaffDraft } from '#api/contract/staff/calls.ts'
import type { IssueBlock, StaffIssue, WrittenIssue } from '#api/contract/staff/issues.ts'
import { languages } from '#locales/languages.ts'
import { createBlog, postContent } from '../app/posts.ts'
import { addColleague, type Colleague } from '../app/staff-people.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../app/test-app.ts'

export type IssueDesk = Awaited<ReturnType<typeof openIssueDesk>>

/** The same in every language, but for those that are named. */
export function inEach<Value>(value: Value, others: Partial<Record<string, Value>> = {}) {
  const of = (language: string) => others[language] ?? value
  return { en: of('en'), sq: of('sq'), de: of('de'), es: of('es'), it: of('it'), fr: of('fr') }
}

export const words = (text: string, others: Partial<Record<string, string>> = {}): IssueBlock => ({
  id: 'words',
  kind: 'text',
  words: inEach(text, others),
})

export const wholePost = (post: string): IssueBlock => ({ id: 'post', kind: 'post', post, look: 'whole' })

/** Of words alone, whole in all six languages. */
export const writtenIssue = (changes: Partial<WrittenIssue> = {}): WrittenIssue => ({
  title: 'The first week',
  topics: [],
  source: 'en',
  gaps: 'wait',
  lines: inEach({ subject: 'The first week', preheader: 'And a test for Monday.' }),
  blocks: [words('Reply to this mail.')],
  ...changes,
})

/** The desk of issues, with an owner and a moderator at it. */
export async function openIssueDesk(options: TestAppOptions = {}) {
  const test = await createTestApp(options)
  const owner = await addColleague(test, 'owner', { name: 'Arta Sample', email: 'arta@example.org' })
  const moderator = await addColleague(test, 'moderator', { name: 'Mira Sample', email: 'mira@example.org' })

  async function ask<Name extends StaffCallName>(
    name: Name,
    input: StaffDraft<Name>,
    who: Colleague = owner,
  ): Promise<StaffAnswer<Name>> {
    const answer = await who.browser.call(name, input as object)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  const read = async (id: string, who = owner): Promise<StaffIssue> => (await ask('readIssue', { id }, who)).issue

  /** An issue as somebody has written it. */
  async function write(changes: Partial<WrittenIssue> = {}, who = owner): Promise<StaffIssue> {
    const { id } = await ask('beginIssue', {}, who)
    return (await ask('saveIssue', { id, version: 1, text: writtenIssue(changes) }, who)).issue
  }

  return { ...test, owner, moderator, ask, read, write }
}

/** A post that is open in some languages. */
export async function storePost(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  live: readonly string[] = languages,
): Promise<void> {
  const { editing } = await createBlog({ database, now: clock.now })
  for (const language of languages) {
    if (!live.includes(language)) continue
    const title = language === 'en' ? 'A window' : `A window, ${language}`
    const slug = language === 'en' ? 'a-window' : `a-window-${language}`
    await editing.save(postContent({ language, slug, title, excerpt: `What it is for, ${language}.` }))
  }
}

/** What is wrong, by field. */
export async function refusalOf({ browser }: Colleague, name: StaffCallName, input: object) {
  const answer = await browser.call(name, input)
  const { error } = answer.json()
  return { status: answer.statusCode, code: error?.code, fields: error?.fields }
}
