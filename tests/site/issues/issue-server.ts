import type { AnsweredCall } from '#api/contract/client.ts'
import type { IssueAnswer, IssueBlock, StaffIssue, WrittenIssue } from '#api/contract/staff/issues.ts'
import type { Language } from '#locales/languages.ts'
import type { IssuePorts } from '#site/staff/issues/issue-saving.ts'
import type { Kept } from '#site/staff/saving/saving-parts.ts'

export function inEach<Value>(made: (language: Language) => Value): Record<Language, Value> {
  return { en: made('en'), sq: made('sq'), de: made('de'), es: made('es'), it: made('it'), fr: made('fr') }
}

export const textBlock = (id: string, words: Partial<Record<Language, string>> = {}): IssueBlock => ({
  id,
  kind: 'text',
  words: { ...inEach(() => ''), ...words },
})

export const emptyIssue: WrittenIssue = {
  title: 'The first week',
  topics: [],
  source: 'en',
  gaps: 'wait',
  lines: inEach(() => ({ subject: '', preheader: '' })),
  blocks: [textBlock('a', { en: 'One.' }), { id: 'b', kind: 'line' }],
}

export function issueOf(text: WrittenIssue, more: Partial<StaffIssue> = {}): StaffIssue {
  return {
    id: 'issue',
    number: 9,
    version: 1,
    state: 'draft',
    text,
    languages: inEach(() => ({ fate: 'own', subject: '', gaps: [] })),
    posts: {},
    pictures: {},
    savedAt: 1000,
    savedBy: 'Arta Sample',
    schedule: null,
    isApprovalAsked: false,
    approval: null,
    mayApprove: false,
    ...more,
  }
}

type Refusal = Extract<AnsweredCall<never>, { ok: false }>['error']

/** A server that keeps one issue, as `saveIssue` and `readIssue` do. */
export function createIssueServer(text = emptyIssue) {
  let issue = issueOf(text)
  const sent: WrittenIssue[] = []
  let trouble: { refusal: Refusal; isSaved: boolean } | undefined
  const put = (next: WrittenIssue, by: string) => {
    const version = issue.version + 1
    issue = { ...issue, text: next, version, savedAt: 1000 * version, savedBy: by }
  }
  const save: IssuePorts['save'] = async (draft) => {
    sent.push(draft.text)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const met = trouble
    if (met && !met.isSaved) return { ok: false, error: met.refusal }
    if (draft.version !== issue.version || issue.state !== 'draft')
      return { ok: false, error: { code: 'conflict', message: 'Somebody else.' } }
    put(draft.text, 'Arta Sample')
    return met ? { ok: false, error: met.refusal } : { ok: true, answer: { at: Date.now(), issue } }
  }
  let isUnreadable = false
  const read = async (): Promise<AnsweredCall<IssueAnswer>> =>
    isUnreadable
      ? { ok: false, error: { code: 'network' } }
      : { ok: true, answer: { at: Date.now(), issue, testers: [] } }
  return {
    sent,
    save,
    read,
    issue: () => issue,
    /** Somebody else saves. */
    other: (change: Partial<WrittenIssue>) => put({ ...issue.text, ...change }, 'Mira Muster'),
    schedule: () => {
      issue = { ...issue, state: 'scheduled' }
    },
    takeBack: () => {
      issue = { ...issue, state: 'draft' }
    },
    /** Every save is refused like this; with `isSaved` only its answer is lost. */
    refuse: (refusal: Refusal, isSaved = false) => {
      trouble = { refusal, isSaved }
    },
    refuseToRead: () => {
      isUnreadable = true
    },
    mend: () => {
      trouble = undefined
    },
  }
}

export function createKept(found?: Kept<WrittenIssue>) {
  let kept = found
  return {
    kept: () => kept,
    store: {
      hold: () => () => {},
      read: async () => kept,
      write: async (issue: Kept<WrittenIssue>) => {
        kept = issue
        return true
      },
      forget: () => {
        kept = undefined
      },
    },
  }
}
