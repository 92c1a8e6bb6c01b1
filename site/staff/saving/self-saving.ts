import type { AnsweredCall } from '#api/contract/client.ts'
import { createFilledAnew } from '#site/staff/saving/filled-anew.ts'
import { joinKept } from '#site/staff/saving/join-kept.ts'
import type { Held, InHand, Kept, Posted, SavingPorts, SavingRules } from '#site/staff/saving/saving-parts.ts'
import { addUnanswered, goneOnFrom, isPassing } from '#site/staff/saving/unanswered.ts'
import { withoutRestored } from '#site/staff/saving/without-restored.ts'

/** Milliseconds. At most `KEEP_AFTER` of typing is lost with the browser; the server has it `SAVE_AFTER` after the first key. */
const SAVE_AFTER = 2000
const KEEP_AFTER = 1000
const LONGEST_WAIT = 30_000

/**
 * Sees to it that nothing typed is lost. One save at a time; what others have saved meanwhile is joined where it fits,
 * and a save that nobody answered is no conflict when it is sent again. Listeners are told whether somebody typed.
 */
export function createSelfSaving<Text extends object, H extends Held<Text>, Clash>(
  opened: H,
  rules: SavingRules<Text, H, Clash>,
  ports: SavingPorts<Text, H>,
  posted?: Posted<Text>,
) {
  const { isSame, isSaved = isSame, savedAt, savedBy } = rules
  let shown: InHand<Text, H, Clash> = {
    text: posted?.text ?? opened.text,
    held: opened,
    filling: 0,
    state: posted
      ? { kind: 'refused', since: posted.at, message: posted.error.message, fields: posted.error.fields ?? {} }
      : { kind: 'saved', at: savedAt(opened) },
    isKept: true,
    restored: undefined,
    joined: undefined,
  }
  let unanswered: readonly Text[] = [] // the server perhaps has one of them, and not the text that the page goes on from
  let isSending = false
  let failures = 0
  let isStopped = false
  let isMoreKept = false // perhaps, by other pages that are gone
  let release = () => {}
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  const filledAnew = createFilledAnew(rules.merge)
  const waiting: ((isDone: boolean) => void)[] = []
  const listeners = new Set<(isTyped: boolean) => void>()

  const isUnsaved = () => ports.isDue?.() || unanswered.length > 0 || !isSame(shown.text, shown.held.text)
  const isShut = () => ['conflict', 'gone', 'locked'].includes(shown.state.kind)
  /** Since when the text has not been saved: the first failure counts. */
  const since = () => ('since' in shown.state ? shown.state.since : ports.now())
  const saved = () => ({ kind: 'saved' as const, at: savedAt(shown.held) })

  function show(change: Partial<typeof shown>, isTyped = false): void {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener(isTyped)
  }

  /** Tells where there is no room for it. */
  async function keep(): Promise<void> {
    clearTimeout(keepTimer)
    keepTimer = undefined
    const { text, held } = shown
    if (isUnsaved()) {
      const base = { version: held.version, text: held.text }
      const isKept = await ports.kept.write({ at: ports.now(), base, text, unanswered })
      // An older answer says nothing of what is written by now.
      if (text === shown.text && isKept !== shown.isKept) show({ isKept })
      return
    }
    ports.kept.forget()
    if (!shown.isKept) show({ isKept: true })
    if (isMoreKept && !isSending && !isShut()) void bringNextBack()
  }

  function stopTimers(): void {
    for (const timer of [saveTimer, keepTimer]) clearTimeout(timer)
    saveTimer = undefined
    keepTimer = undefined
  }

  function saveIn(milliseconds: number): void {
    if (isStopped || isShut()) return
    saveTimer ??= setTimeout(() => {
      saveTimer = askBefore(save)
    }, milliseconds)
  }

  /** What the fields tell of a long text is used in a task of its own, so that a key gets in between. */
  function askBefore(deed: () => Promise<unknown>): typeof saveTimer {
    if (ports.ask) {
      ports.ask()
      return setTimeout(() => void deed())
    }
    void deed()
    return undefined
  }

  /** Something is typed that the fields have perhaps not told yet. */
  function touch(): void {
    if (isStopped) return
    keepTimer ??= setTimeout(() => {
      keepTimer = askBefore(keep)
    }, KEEP_AFTER)
    saveIn(SAVE_AFTER)
  }

  function change(part: Partial<Text>, isTyped: boolean): void {
    const text = { ...shown.text, ...part }
    const { kind } = shown.state
    const isBack = unanswered.length === 0 && isSame(text, shown.held.text)
    if (['saved', 'typed', 'refused'].includes(kind) && isBack) {
      stopTimers()
      show({ text, state: saved() }, isTyped)
      void keep()
      return
    }
    const isNew = kind === 'saved' || kind === 'refused'
    show({ text, ...(isNew && { state: { kind: 'typed' } }) }, isTyped)
    touch()
  }

  function refill(change: Partial<typeof shown>): void {
    filledAnew.add(shown.filling, shown.text)
    show({ ...change, filling: shown.filling + 1 })
  }

  /** What came from elsewhere, such as a revision: the fields show it. */
  function put(part: Partial<Text>): void {
    refill({ text: { ...shown.text, ...part } })
    change({}, false)
  }

  function hear(part: Partial<Text>, filling: number): void {
    const text = filledAnew.onTop(part, filling, shown.text)
    if (text && filling !== shown.filling) put(text)
    else change(part, false)
  }

  /** Resolves to whether everything is saved. */
  async function save(): Promise<boolean> {
    ports.ask?.()
    clearTimeout(saveTimer)
    saveTimer = undefined
    if (isShut()) return false
    if (isSending) return new Promise((resolve) => waiting.push(resolve))
    if (!isUnsaved()) return true
    isSending = true
    const { text, held } = shown
    if (shown.state.kind !== 'away') show({ state: { kind: 'saving' } })
    const result = await ports.save({ version: held.version, text, base: held.text })
    isSending = false
    const isDone = result.ok ? takeAnswer(result.answer) : await takeRefusal(text, result)
    const others = waiting.splice(0)
    const isAllDone = isDone && isUnsaved() && others.length > 0 ? await save() : isDone
    for (const resolve of others) resolve(isAllDone)
    return isAllDone
  }

  function takeAnswer(held: H): boolean {
    unanswered = []
    failures = 0
    show({ held })
    show({ state: isUnsaved() ? { kind: 'typed' } : saved() })
    if (isUnsaved()) touch()
    else void keep()
    return true
  }

  async function takeRefusal(text: Text, { error }: AnsweredCall<never> & { ok: false }): Promise<boolean> {
    const { code } = error
    if (code === 'conflict') return await takeConflict(error)
    if (isPassing(code)) {
      unanswered = addUnanswered(unanswered, text)
      return await wait(Math.min(LONGEST_WAIT, SAVE_AFTER * 2 ** failures++))
    }
    if (code === 'unauthorized' || code === 'password_needed') {
      show({ state: { kind: 'ended', since: since() } })
      ports.again(code, () => void save())
    } else if (code === 'not_found') show({ state: { kind: 'gone', since: since() } })
    else refuse(error)
    void keep()
    return false
  }

  /** The server is to be asked again. */
  async function wait(milliseconds: number): Promise<boolean> {
    const from = since()
    await keep()
    // Unless somebody was quicker to try again.
    if (isSending) return false
    show({ state: isUnsaved() ? { kind: 'away', since: from } : saved() })
    saveIn(milliseconds)
    return false
  }

  function refuse({ message, fields = {} }: Posted<Text>['error']): void {
    show({ state: { kind: 'refused', since: since(), message, fields } })
  }

  async function takeConflict(error: Posted<Text>['error']): Promise<boolean> {
    const read = await ports.read()
    if (!read.ok) return await wait(SAVE_AFTER)
    const { answer: theirs } = read
    if (rules.isLocked?.(theirs)) show({ state: { kind: 'locked', since: since() } })
    // Nobody else has saved: it is about something in the text, such as an address that another post has.
    else if (theirs.version === shown.held.version) refuse(error)
    else return await join(theirs)
    void keep()
    return false
  }

  /** A deed was about another version than the server's. Resolves to whether there is another one, which is shown then. */
  async function catchUp(): Promise<boolean> {
    const read = await ports.read()
    if (!read.ok || isSending || isShut()) return false
    const theirs = read.answer
    if (rules.isLocked?.(theirs)) {
      if (isUnsaved()) show({ state: { kind: 'locked', since: since() } })
      else take(theirs)
      void keep()
    } else if (theirs.version === shown.held.version && isSame(theirs.text, shown.held.text)) {
      // Opened again by a deed, which makes no other version.
      if (!rules.isLocked?.(shown.held)) return false
      take(theirs)
    } else await join(theirs)
    return true
  }

  /** Somebody has saved meanwhile; perhaps it was this page, and the answer was lost. */
  async function join(theirs: H): Promise<boolean> {
    ports.ask?.()
    const own = [...unanswered, shown.text].find((text) => isSaved(text, theirs.text))
    if (own) return await goOn({ ...theirs, text: own })
    const merged = rules.merge(goneOnFrom(rules, shown.held.text, unanswered, theirs.text), shown.text, theirs.text)
    if ('clash' in merged) {
      show({ state: { kind: 'conflict', since: since(), theirs, clash: merged.clash } })
      void keep()
      return false
    }
    show({ joined: { by: savedBy(theirs) } })
    return await goOn(theirs, merged.text)
  }

  /** From another text of the server's, and with a text that the fields do not show yet. */
  async function goOn(held: H, text?: Text): Promise<boolean> {
    unanswered = []
    const next = { held, state: { kind: 'typed' as const } }
    if (text) refill({ ...next, text })
    else show(next)
    if (isUnsaved()) return await save()
    show({ state: saved() })
    void keep()
    return true
  }

  function take(held: H): void {
    const isOwn = isUnsaved()
    show({ held, ...(!isOwn && { text: held.text, state: { kind: 'saved', at: savedAt(held) } }) })
  }

  /** What this browser has kept from before. The next is brought back once this is saved: each is joined with the last. */
  async function bringNextBack(): Promise<void> {
    isMoreKept = false
    const kept = await ports.kept.read()
    if (!kept || isStopped) return
    isMoreKept = true
    bringBack(kept)
  }

  function bringBack(kept: Kept<Text>): void {
    const { held } = shown
    const merged = joinKept(rules, kept, held)
    if (!merged) return void keep()
    if ('clash' in merged) {
      const state = { kind: 'conflict' as const, since: kept.at, theirs: held, clash: merged.clash }
      refill({ text: kept.text, held: { ...held, ...kept.base }, state })
      return
    }
    // Keys that were faster than the browser's store.
    const typed = rules.merge(held.text, merged.text, shown.text)
    const text = 'text' in typed ? typed.text : merged.text
    const before = withoutRestored(rules, shown) ?? shown.text
    const restored = { keptAt: shown.restored?.keptAt ?? kept.at, before, after: text }
    refill({ text, restored, state: { kind: 'typed' } })
    touch()
  }

  return {
    get: () => shown,
    subscribe(listener: (isTyped: boolean) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isUnsaved() {
      ports.ask?.()
      return isUnsaved()
    },
    /**
     * What was typed into a field, which waits to be shown again; `filling`: of what is drawn. Where somebody else has
     * written in the same place, and it is not drawn yet, the key is lost and not theirs: an issue has no revisions.
     */
    change: (part: Partial<Text>, filling = shown.filling) =>
      change(filledAnew.onTop(part, filling, shown.text) ?? {}, true),
    /** What a field tells that shows its text by itself; `filling`: with which it was filled. */
    hear,
    touch,
    put,
    /** At once, and not two seconds later. */
    save,
    /** Before a deed that others notice: whether what is saved is what whoever asked for it had before them, which `filling` is of. */
    saveSeen: async (filling: number) => (await save()) && shown.filling === filling,
    catchUp,
    /** The server's is another one by a deed, and the text the same. */
    take,
    /** Somebody leaves, perhaps for good. */
    leave() {
      ports.ask?.()
      if (!isUnsaved()) return ports.kept.forget(true)
      void keep()
      void save()
    },
    /** The connection is back. */
    retry() {
      if (shown.state.kind !== 'away') return
      failures = 0
      void save()
    },
    /** Chosen: the text that goes on from theirs. */
    settle(text: Text) {
      if (shown.state.kind === 'conflict') void goOn(shown.state.theirs, text)
    },
    /** What this browser has kept from before is brought back, and joined with what others have saved since. */
    async start() {
      isStopped = false
      release = ports.kept.hold()
      if (posted) {
        const merged = posted.error.code === 'conflict' ? rules.meet?.(posted.text, opened.text) : undefined
        if (merged && 'clash' in merged)
          show({ state: { kind: 'conflict', since: posted.at, theirs: opened, clash: merged.clash } })
        return
      }
      if (rules.isLocked?.(opened)) return
      await bringNextBack()
    },
    /** Takes back what was brought back, and nothing that was written since. Returns whether the two could be told apart. */
    undoRestored(): boolean {
      ports.ask?.()
      const text = withoutRestored(rules, shown)
      show({ restored: undefined })
      if (text) put(text)
      return text !== undefined
    },
    /** Taken note of, or changed by a deed. */
    tell: (change: Pick<Partial<typeof shown>, 'held' | 'joined'>) => show(change),
    stop() {
      isStopped = true
      release()
      stopTimers()
    },
  }
}
