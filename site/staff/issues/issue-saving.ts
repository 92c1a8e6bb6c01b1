import type { output } from 'zod/mini'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { IssueAnswer, IssueInput, StaffIssue, savedIssue, WrittenIssue } from '#api/contract/staff/issues.ts'
import type { KeptIssue } from '#site/staff/issues/kept-issues.ts'
import { mergeIssues } from '#site/staff/issues/merge-issues.ts'
import { isSameIssue } from '#site/staff/issues/same-issue.ts'

type Saved = output<typeof savedIssue>

/** How it stands with what was typed. Times in milliseconds. */
export type IssueState =
  | { kind: 'saved'; at: number | undefined }
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'away'; since: number; isKept: boolean } // the server cannot be reached, or cannot save just now
  | { kind: 'refused'; since: number; message: string | undefined; fields: Readonly<Record<string, string>> }
  | { kind: 'ended'; since: number } // the session
  | { kind: 'gone'; since: number } // deleted meanwhile
  | { kind: 'locked'; since: number } // scheduled or sent meanwhile
  | { kind: 'conflict'; since: number; theirs: StaffIssue }

/** What the page shows. Another object whenever something is different. */
export interface IssueInHand {
  text: WrittenIssue
  issue: StaffIssue // as the server has it
  state: IssueState
  /** Text that was kept in the browser is back. */
  restored: { keptAt: number; before: WrittenIssue } | undefined
  /** Somebody else's change was taken up, because both fit together. */
  joined: { by: string | null } | undefined
}

export interface IssuePorts {
  save: (draft: Pick<IssueInput, 'version' | 'text'>) => Promise<AnsweredCall<Saved>>
  read: () => Promise<AnsweredCall<IssueAnswer>>
  /** Asks for the password or a new login, and goes on. */
  again: (refusal: 'unauthorized' | 'password_needed', goOn: () => void) => void
  kept: { read: () => KeptIssue | undefined; write: (issue: KeptIssue) => boolean; forget: () => void }
  now: () => number
}

/** What came back from a form that was posted without scripts, and was not saved. */
export interface PostedIssue {
  text: WrittenIssue
  error: { message?: string | undefined; fields?: Record<string, string> | undefined }
}

/** Milliseconds. At most that much typing is lost with the browser; the server has it as soon after the last key. */
export const SAVE_AFTER = 2000
const KEEP_AFTER = 500
const LONGEST_WAIT = 30_000
const passing = ['network', 'unavailable', 'internal', 'too_many_requests']

export type IssueSaving = ReturnType<typeof createIssueSaving>

/** Sees to it that nothing typed is lost. One save at a time; what others have saved meanwhile is joined where it fits. */
export function createIssueSaving(opened: StaffIssue, ports: IssuePorts, posted?: PostedIssue) {
  let shown: IssueInHand = {
    text: posted?.text ?? opened.text,
    issue: opened,
    state: posted
      ? { kind: 'refused', since: opened.savedAt, message: posted.error.message, fields: posted.error.fields ?? {} }
      : { kind: 'saved', at: opened.savedAt },
    restored: undefined,
    joined: undefined,
  }
  let unanswered: WrittenIssue[] = [] // sent, and perhaps saved
  let isSending = false
  let failures = 0
  let isStopped = false
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  const waiting: ((isDone: boolean) => void)[] = []
  const listeners = new Set<() => void>()

  const isUnsaved = () => !isSameIssue(shown.text, shown.issue.text)
  const isShut = () => ['conflict', 'gone', 'locked'].includes(shown.state.kind)
  /** Since when the text has not been saved: the first failure counts. */
  const since = () => ('since' in shown.state ? shown.state.since : ports.now())

  function show(change: Partial<IssueInHand>): void {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener()
  }

  function keep(): boolean {
    clearTimeout(keepTimer)
    keepTimer = undefined
    if (!isUnsaved()) {
      ports.kept.forget()
      return true
    }
    const { text, issue } = shown
    return ports.kept.write({ at: ports.now(), version: issue.version, text, base: issue.text })
  }

  function saveIn(milliseconds: number): void {
    if (isStopped) return
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), milliseconds)
  }

  function change(part: Partial<WrittenIssue>): void {
    const text = { ...shown.text, ...part }
    const { kind } = shown.state
    const isCalm = kind === 'saved' || kind === 'typed' || kind === 'refused'
    if (isCalm && isSameIssue(text, shown.issue.text)) {
      clearTimeout(saveTimer)
      show({ text, state: { kind: 'saved', at: shown.issue.savedAt } })
      keep()
      return
    }
    show({ text, ...(isCalm && { state: { kind: 'typed' } }) })
    keepTimer ??= setTimeout(keep, KEEP_AFTER)
    if (!isShut() && kind !== 'away') saveIn(SAVE_AFTER)
  }

  /** Resolves to whether everything is saved. */
  async function save(): Promise<boolean> {
    clearTimeout(saveTimer)
    if (isShut()) return false
    if (isSending) return new Promise((resolve) => waiting.push(resolve))
    if (!isUnsaved()) return true
    isSending = true
    const { text, issue } = shown
    if (shown.state.kind !== 'away') show({ state: { kind: 'saving' } })
    const result = await ports.save({ version: issue.version, text })
    isSending = false
    const isDone = result.ok ? takeAnswer(result.answer) : await takeRefusal(text, result)
    const others = waiting.splice(0)
    const isAllDone = isDone && isUnsaved() && others.length > 0 ? await save() : isDone
    for (const resolve of others) resolve(isAllDone)
    return isAllDone
  }

  function takeAnswer({ issue }: Saved): boolean {
    unanswered = []
    failures = 0
    show({ issue })
    show({ state: isUnsaved() ? { kind: 'typed' } : { kind: 'saved', at: issue.savedAt } })
    keep()
    if (isUnsaved()) saveIn(SAVE_AFTER)
    return true
  }

  async function takeRefusal(text: WrittenIssue, { error }: AnsweredCall<never> & { ok: false }): Promise<boolean> {
    const { code, message, fields = {} } = error
    if (code === 'conflict') return await takeConflict({ message, fields })
    if (code === 'unauthorized' || code === 'password_needed') {
      keep()
      show({ state: { kind: 'ended', since: since() } })
      ports.again(code, () => void save())
      return false
    }
    if (code === 'not_found') {
      keep()
      show({ state: { kind: 'gone', since: since() } })
      return false
    }
    if (passing.includes(code)) {
      unanswered = [...unanswered, text].slice(-3)
      show({ state: { kind: 'away', since: since(), isKept: keep() } })
      saveIn(Math.min(LONGEST_WAIT, SAVE_AFTER * 2 ** failures++))
      return false
    }
    keep()
    show({ state: { kind: 'refused', since: since(), message, fields } })
    return false
  }

  async function takeConflict(error: { message: string | undefined; fields: Readonly<Record<string, string>> }) {
    const read = await ports.read()
    if (!read.ok) {
      show({ state: { kind: 'away', since: since(), isKept: keep() } })
      saveIn(SAVE_AFTER)
      return false
    }
    const theirs = read.answer.issue
    if (theirs.state !== 'draft') {
      keep()
      show({ state: { kind: 'locked', since: since() } })
      return false
    }
    if (theirs.version === shown.issue.version) {
      // Nobody else has saved: it is about something in the text.
      keep()
      show({ state: { kind: 'refused', since: since(), ...error } })
      return false
    }
    return await join(theirs)
  }

  /** Somebody has saved meanwhile; perhaps it was this page, and the answer was lost. */
  async function join(theirs: StaffIssue): Promise<boolean> {
    const isOwn = [...unanswered, shown.text].some((text) => isSameIssue(text, theirs.text))
    const merged = isOwn ? shown.text : mergeIssues(shown.issue.text, shown.text, theirs.text)
    if (!merged) {
      keep()
      show({ state: { kind: 'conflict', since: since(), theirs } })
      return false
    }
    unanswered = []
    show({ text: merged, issue: theirs, state: { kind: 'typed' }, ...(!isOwn && { joined: { by: theirs.savedBy } }) })
    if (isUnsaved()) return await save()
    show({ state: { kind: 'saved', at: theirs.savedAt } })
    keep()
    return true
  }

  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isUnsaved,
    /** What was typed into a field. */
    change,
    /** At once, and not two seconds later. */
    save,
    /** Approved, scheduled or taken back: the server's issue is another one, and the text the same. */
    take(issue: StaffIssue) {
      show({ issue })
      if (!isUnsaved()) show({ text: issue.text, state: { kind: 'saved', at: issue.savedAt } })
    },
    /** Somebody leaves, perhaps for good. */
    leave() {
      if (!isUnsaved()) return
      keep()
      void save()
    },
    /** The connection is back. */
    retry() {
      if (shown.state.kind !== 'away') return
      failures = 0
      void save()
    },
    /** Which of two texts goes on. */
    settle(whose: 'mine' | 'theirs') {
      if (shown.state.kind !== 'conflict') return
      const { theirs } = shown.state
      const text = whose === 'mine' ? shown.text : theirs.text
      show({ text, issue: theirs, state: { kind: 'typed' } })
      if (isUnsaved()) void save()
      else show({ state: { kind: 'saved', at: theirs.savedAt } })
      keep()
    },
    /** What this browser has kept from before is brought back, and joined with what others have saved since. */
    start() {
      isStopped = false
      if (posted || opened.state !== 'draft') return
      const kept = ports.kept.read()
      if (!kept) return
      if (isSameIssue(kept.text, opened.text)) return ports.kept.forget()
      const before = opened.text
      const text = kept.version === opened.version ? kept.text : mergeIssues(kept.base, kept.text, opened.text)
      if (!text) {
        show({ text: kept.text, state: { kind: 'conflict', since: kept.at, theirs: opened } })
        return
      }
      show({ text, restored: { keptAt: kept.at, before }, state: { kind: 'typed' } })
      saveIn(SAVE_AFTER)
    },
    tell: (change: Pick<Partial<IssueInHand>, 'restored' | 'joined'>) => show(change),
    stop() {
      isStopped = true
      clearTimeout(saveTimer)
      clearTimeout(keepTimer)
      keepTimer = undefined
    },
  }
}
