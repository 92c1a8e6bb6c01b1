import type { output } from 'zod/mini'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { WritingAnswer, WritingInput, WrittenPost, writtenAnswer } from '#api/contract/staff/post-writing.ts'
import type { KeptPost } from '#site/staff/writing/kept-posts.ts'
import { mergePosts, type PostMerge } from '#site/staff/writing/merge-posts.ts'
import { isSameText, isSavedText } from '#site/staff/writing/same-text.ts'
import type { Choice } from '#ui/blocks/staff/editor/conflict/clash.ts'

type Written = output<typeof writtenAnswer>
export type Draft = Pick<WritingInput, 'version' | 'text' | 'agrees'>

/** How it stands with what was typed. Times in milliseconds. */
export type SavingState =
  | { kind: 'saved'; at: number | undefined } // undefined: nothing was written yet
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'away'; since: number; isKept: boolean } // the server cannot be reached, or cannot save just now
  | { kind: 'refused'; since: number; message: string | undefined; fields: Readonly<Record<string, string>> }
  | { kind: 'ended'; since: number } // the session
  | { kind: 'gone'; since: number } // deleted meanwhile
  | { kind: 'conflict'; since: number; merge: PostMerge; by: string | null; at: number | undefined }

/** What the page shows. Another object whenever something is different. */
export interface PostInHand {
  text: WrittenPost
  /** Goes up when the text was changed by anything but the fields: they are to be filled anew. */
  filling: number
  version: number
  panes: WritingAnswer['panes']
  slug: string // as the server has it
  state: SavingState
  /** Text that was kept in the browser is back. */
  restored: { keptAt: number; before: WrittenPost } | undefined
  /** Somebody else's change was taken up, because both fit together. */
  joined: { by: string | null } | undefined
}

export interface SavingPorts {
  save: (draft: Draft) => Promise<AnsweredCall<Written>>
  read: () => Promise<AnsweredCall<WritingAnswer>>
  /** Asks for the password or a new login, and goes on. */
  again: (refusal: 'unauthorized' | 'password_needed', goOn: () => void) => void
  kept: { read: () => KeptPost | undefined; write: (post: KeptPost) => boolean; forget: () => void }
  now: () => number
}

/** What came back from a form that was posted without scripts, and was not saved. */
export interface PostedText {
  text: WrittenPost
  error: { code: string; message?: string | undefined; fields?: Record<string, string> | undefined }
}

/** Milliseconds. At most that much typing is lost with the browser; the server has it as soon after the last key. */
export const SAVE_AFTER = 2000
const KEEP_AFTER = 500
const LONGEST_WAIT = 30_000

/** No text says this. */
const unlike = '\u0000'
const nothing = {
  title: unlike,
  slug: unlike,
  excerpt: unlike,
  body: unlike,
  tags: [unlike],
  seoTitle: unlike,
  seoDescription: unlike,
  pictureAlt: unlike,
  picture: unlike,
  author: unlike,
}

export type PostSaving = ReturnType<typeof createPostSaving>

/** Sees to it that nothing typed is lost. One save at a time; a save that nobody answered is no conflict when it is sent again. */
export function createPostSaving(opened: WritingAnswer, ports: SavingPorts, posted?: PostedText) {
  const pane = opened.panes[opened.in]
  let shown: PostInHand = {
    text: posted?.text ?? opened.text,
    filling: 0,
    version: opened.version,
    panes: opened.panes,
    slug: pane?.slug ?? opened.text.slug,
    state: posted
      ? { kind: 'refused', since: opened.at, message: posted.error.message, fields: posted.error.fields ?? {} }
      : { kind: 'saved', at: opened.version > 0 ? pane?.savedAt : undefined },
    restored: undefined,
    joined: undefined,
  }
  let saved = opened.text // as the server has it
  let unanswered: WrittenPost[] = [] // sent, and perhaps saved
  let theirs: WritingAnswer | undefined
  let agrees = false // with the source, as somebody has said since the last save
  let isSending = false
  let failures = 0
  let isStopped = false
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const isUnsaved = () => agrees || !isSameText(shown.text, saved)

  function show(change: Partial<PostInHand>): void {
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
    return ports.kept.write({ at: ports.now(), version: shown.version, text: shown.text, base: saved, unanswered })
  }

  function saveIn(milliseconds: number): void {
    if (isStopped) return
    saveTimer ??= setTimeout(() => void save(), milliseconds)
  }

  /** Since when the text has not been saved: the first failure counts. */
  const since = () => ('since' in shown.state ? shown.state.since : ports.now())

  function change(part: Partial<WrittenPost>): void {
    const text = { ...shown.text, ...part }
    const { kind } = shown.state
    if (isSameText(text, saved) && (kind === 'typed' || kind === 'refused')) {
      clearTimeout(saveTimer)
      saveTimer = undefined
      show({ text, state: { kind: 'saved', at: shown.panes[opened.in]?.savedAt } })
      keep()
      return
    }
    const isNew = kind === 'saved' || kind === 'refused'
    show({ text, ...(isNew && { state: { kind: 'typed' } }) })
    keepTimer ??= setTimeout(keep, KEEP_AFTER)
    if (kind !== 'conflict' && kind !== 'gone') saveIn(SAVE_AFTER)
  }

  /** Resolves to whether everything is saved. */
  async function save(): Promise<boolean> {
    clearTimeout(saveTimer)
    saveTimer = undefined
    if (shown.state.kind === 'conflict' || shown.state.kind === 'gone') return false
    if (isSending) return new Promise((resolve) => waiting.push(resolve))
    if (!isUnsaved()) return true
    isSending = true
    const text = shown.text
    if (shown.state.kind !== 'away') show({ state: { kind: 'saving' } })
    const isAgreeing = agrees
    const result = await ports.save({ version: shown.version, text, ...(isAgreeing && { agrees: true }) })
    isSending = false
    if (result.ok && isAgreeing) agrees = false
    const isDone = result.ok ? takeAnswer(text, result.answer) : await takeRefusal(text, result)
    const others = waiting.splice(0)
    const isAllDone = isDone && isUnsaved() && others.length > 0 ? await save() : isDone
    for (const resolve of others) resolve(isAllDone)
    return isAllDone
  }
  const waiting: ((isDone: boolean) => void)[] = []

  function takeAnswer(text: WrittenPost, answer: Written): boolean {
    saved = text
    unanswered = []
    failures = 0
    const { version, panes, slug } = answer
    show({
      version,
      panes,
      slug,
      state: isUnsaved() ? { kind: 'typed' } : { kind: 'saved', at: panes[opened.in]?.savedAt ?? answer.at },
    })
    keep()
    if (isUnsaved()) saveIn(SAVE_AFTER)
    return true
  }

  async function takeRefusal(text: WrittenPost, { error }: AnsweredCall<never> & { ok: false }): Promise<boolean> {
    const { code } = error
    if (code === 'conflict') return await takeConflict(error)
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
    if (['network', 'unavailable', 'internal', 'too_many_requests'].includes(code)) {
      unanswered = [...unanswered, text].slice(-3)
      show({ state: { kind: 'away', since: since(), isKept: keep() } })
      saveIn(Math.min(LONGEST_WAIT, SAVE_AFTER * 2 ** failures++))
      return false
    }
    keep()
    show({ state: { kind: 'refused', since: since(), message: error.message, fields: error.fields ?? {} } })
    return false
  }

  async function takeConflict(error: { message?: string | undefined; fields?: Record<string, string> | undefined }) {
    const read = await ports.read()
    if (!read.ok) {
      show({ state: { kind: 'away', since: since(), isKept: keep() } })
      saveIn(SAVE_AFTER)
      return false
    }
    if (read.answer.version === shown.version) {
      // Nobody else has saved: it is about something in the text, such as an address that another post has.
      keep()
      show({ state: { kind: 'refused', since: since(), message: error.message, fields: error.fields ?? {} } })
      return false
    }
    return await join(read.answer)
  }

  /** Somebody has saved meanwhile; perhaps it was this page, and the answer was lost. */
  async function join(found: WritingAnswer): Promise<boolean> {
    const own = [...unanswered, shown.text].find((text) => isSavedText(text, found.text))
    const { version, panes } = found
    const slug = panes[found.in]?.slug ?? found.text.slug
    if (own) {
      saved = own
      unanswered = []
      show({ version, panes, slug, state: { kind: 'typed' } })
      if (isUnsaved()) return await save()
      show({ state: { kind: 'saved', at: panes[found.in]?.savedAt } })
      keep()
      return true
    }
    const merge = mergePosts(saved, shown.text, found.text)
    const by = panes[found.in]?.savedBy ?? null
    if (merge.clashes.length > 0) {
      theirs = found
      keep()
      show({ panes, state: { kind: 'conflict', since: since(), merge, by, at: panes[found.in]?.savedAt } })
      return false
    }
    take(found, merge.textWith({}))
    show({ joined: { by } })
    return await save()
  }

  function take(found: WritingAnswer, text: WrittenPost): void {
    saved = found.text
    unanswered = []
    const { version, panes } = found
    const slug = panes[found.in]?.slug ?? found.text.slug
    show({ text, version, panes, slug, filling: shown.filling + 1, state: { kind: 'typed' } })
    if (isUnsaved()) return
    show({ state: { kind: 'saved', at: panes[found.in]?.savedAt } })
    keep()
  }

  /** Text of a form that met another's change: what both began with is not known, so that whatever differs is asked. */
  function meet(text: WrittenPost): void {
    const merge = mergePosts({ ...saved, ...nothing }, text, saved)
    if (merge.clashes.length === 0) return
    theirs = { ...opened, text: saved }
    const [by, at] = [pane?.savedBy ?? null, pane?.savedAt]
    show({ text, state: { kind: 'conflict', since: opened.at, merge, by, at } })
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
    /** What came from elsewhere, such as a revision: the fields show it. */
    put(part: Partial<WrittenPost>) {
      change(part)
      show({ filling: shown.filling + 1 })
    },
    /** At once, and not two seconds later. */
    save,
    /** This translation says what its source says now. */
    agree() {
      agrees = true
      return save()
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
    /** Chosen, by the id of a clash. */
    settle(choices: Readonly<Record<string, Choice>>) {
      if (shown.state.kind !== 'conflict' || !theirs) return
      take(theirs, shown.state.merge.textWith(choices))
      theirs = undefined
      void save()
    },
    /** What this browser has kept from before is brought back, and joined with what others have saved since. */
    start() {
      isStopped = false
      if (posted && posted.error.code === 'conflict') return meet(posted.text)
      const kept = ports.kept.read()
      if (!kept) return
      if (isSavedText(kept.text, saved)) return ports.kept.forget()
      const before = saved
      const isOwn = kept.version === shown.version || kept.unanswered.some((text) => isSavedText(text, saved))
      const merge = isOwn ? undefined : mergePosts(kept.base, kept.text, saved)
      if (merge && merge.clashes.length > 0) {
        theirs = { ...opened, version: shown.version, panes: shown.panes, text: saved }
        saved = kept.base
        const [by, at] = [pane?.savedBy ?? null, pane?.savedAt]
        show({ text: kept.text, state: { kind: 'conflict', since: kept.at, merge, by, at } })
        return
      }
      show({
        text: merge?.textWith({}) ?? kept.text,
        filling: shown.filling + 1,
        restored: { keptAt: kept.at, before },
        state: { kind: 'typed' },
      })
      saveIn(SAVE_AFTER)
    },
    tell: (change: Pick<Partial<PostInHand>, 'panes' | 'restored' | 'joined'>) => show(change),
    stop() {
      isStopped = true
      clearTimeout(saveTimer)
      clearTimeout(keepTimer)
      saveTimer = undefined
      keepTimer = undefined
    },
  }
}
