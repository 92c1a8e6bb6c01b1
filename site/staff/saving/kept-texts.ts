import * as z from 'zod/mini'
import type { Kept, SavingPorts } from '#site/staff/saving/saving-parts.ts'
import { randomId } from '#site/visitor/random-id.ts'

const STORE = 'texts'

/** How a long text is kept: by what it differs in from one that is kept whole, the ground. */
interface Shortening<Text> {
  /** The text that the page was opened with. */
  ground: Text
  /** The same text where it is short, or has little in common with the ground. */
  shorten: (text: Text, ground: Text) => Text
  restore: (text: Text, ground: Text) => Text
}

/**
 * Texts that the server does not have yet, in a database of the browser: a long one in `localStorage` keeps every key
 * waiting, and so does one that is written whole. What seldom changes lies in records of its own. `schema` reads one
 * text, whatever was typed. Of one `place` each page has records of its own; those of a page that is gone, whose lock
 * nobody holds any more, are brought back by the next.
 */
export function keptTexts<Text>(
  database: string,
  place: string,
  schema: z.ZodMiniType<Text>,
  shortening?: Shortening<Text>,
): SavingPorts<Text, never>['kept'] {
  const [key, sentKey, groundKey] = keysOf(`${place}/${randomId()}`)
  let ground = shortening?.ground
  let isGroundKept = false
  let open: IDBDatabase | undefined
  let opening: Promise<IDBDatabase> | undefined
  let written: readonly Text[] = []
  let isKept = false
  /** Pages whose records were taken over, also where the browser did not delete them. */
  const over = new Set<string>()
  /** Of a page that is gone: read, and not yet part of what is kept here. */
  let left: string | undefined

  /** At once where it is open: a page that goes waits for nothing. */
  function withStore(deed: (store: IDBObjectStore) => void): Promise<boolean> {
    const run = (opened: IDBDatabase) =>
      new Promise<boolean>((resolve) => {
        const transaction = opened.transaction(STORE, 'readwrite')
        transaction.oncomplete = () => resolve(true)
        transaction.onabort = () => resolve(false)
        deed(transaction.objectStore(STORE))
        transaction.commit()
      })
    const start = open ? run(open) : opened().then(run)
    return start.catch(() => false)
  }

  function opened(): Promise<IDBDatabase> {
    opening ??= openDatabase(database).then((found) => {
      open = found
      return found
    })
    return opening
  }

  const shortened = (text: Text) => (shortening && ground ? shortening.shorten(text, ground) : text)
  const isLong = (text: Text) => shortening !== undefined && shortening.shorten(text, text) !== text

  /** Before anything is typed: whole, it takes longer than a key may wait. */
  function layGround(): void {
    if (ground === undefined || isGroundKept || !isLong(ground)) return
    isGroundKept = true
    void withStore((store) => store.put(ground, groundKey)).then((isDone) => {
      if (!isDone) isGroundKept = false
    })
  }

  const found = async <Result>(ask: (store: IDBObjectStore) => IDBRequest<Result>) =>
    await resultOf(ask((await opened()).transaction(STORE).objectStore(STORE)))

  /** The newest that a page has kept that is gone. */
  async function newestLeft() {
    const all = await found((store) => store.getAllKeys(IDBKeyRange.bound(place, `${place}/\uffff`)))
    const locks = await navigator.locks?.query() // on secure origins only
    const there = new Set([key, ...over, ...(locks?.held ?? []).map(({ name }) => name)])
    const keys = new Set(all.map(String).filter((each) => each === place || each.startsWith(`${place}/`)))
    let newest: { page: string; kept: Kept<Text> } | undefined
    for (const page of new Set([...keys].map((each) => each.replace(/\/(sent|ground)$/, '')))) {
      if (there.has(page)) continue
      const kept = await keptBy(page)
      if (kept && kept.at >= (newest?.kept.at ?? 0)) newest = { page, kept }
      // A ground alone: nothing was typed before the page crashed.
      if (!keys.has(page)) void withStore((store) => remove(store, page))
    }
    return newest
  }

  /** Undefined where it is none of ours. */
  async function keptBy(page: string): Promise<Kept<Text> | undefined> {
    const [written, sent, whole] = await Promise.all(keysOf(page).map((each) => found((store) => store.get(each))))
    const kept = keptOf(written, sent, schema)
    if (!kept || !shortening) return kept
    const { data: former } = z.safeParse(schema, whole)
    try {
      return eachText(kept, (text) => shortening.restore(text, former ?? text))
    } catch {
      return undefined
    }
  }

  return {
    hold() {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      navigator.locks?.request(key, () => held).catch(() => {}) // forbidden, as the database is
      return release
    },
    async read() {
      try {
        const newest = await newestLeft()
        left = newest?.page
        if (!newest) layGround()
        return newest?.kept
      } catch {
        return undefined
      }
    },
    write({ at, text, base, unanswered }) {
      isKept = true
      if (shortened(text) === text && isLong(text)) {
        ground = text
        isGroundKept = false
        written = []
      }
      const sent = [base.text, ...unanswered]
      const isNew = sent.length !== written.length || sent.some((each, index) => written[index] !== each)
      written = sent
      const short = eachText({ at, text, base, unanswered }, shortened)
      const needsGround = !isGroundKept && short.text !== text
      isGroundKept ||= needsGround
      const taken = left
      left = undefined
      const done = withStore((store) => {
        if (taken) remove(store, taken)
        if (needsGround) store.put(ground, groundKey)
        store.put({ at, text: short.text }, key)
        if (isNew) store.put({ base: short.base, unanswered: short.unanswered }, sentKey)
      })
      return done.then((isDone) => {
        if (!isDone) {
          written = []
          isGroundKept = false
          left ??= taken
        }
        return isDone
      })
    },
    forget(isOver = false) {
      const isGroundOver = isOver && isGroundKept
      const taken = left
      if (!isKept && !isGroundOver && !taken) return
      if (taken) over.add(taken)
      isKept = false
      isGroundKept &&= !isGroundOver
      written = []
      left = undefined
      void withStore((store) => {
        if (taken) remove(store, taken)
        store.delete(key)
        store.delete(sentKey)
        if (isGroundOver) store.delete(groundKey)
      })
    },
  }
}

/**
 * Places within `folder` of which a page that is gone has kept a text whose place the server did not have, the newest
 * first. None where no page can be told from one that is still there: without locks, as on the server.
 */
export async function newPlacesLeft(database: string, folder: string): Promise<string[]> {
  if (typeof indexedDB === 'undefined' || !navigator.locks) return []
  try {
    const opened = await openDatabase(database)
    const store = opened.transaction(STORE).objectStore(STORE)
    const range = IDBKeyRange.bound(`${folder}/`, `${folder}/\uffff`)
    const [keys, values] = await Promise.all([resultOf(store.getAllKeys(range)), resultOf(store.getAll(range))])
    opened.close()
    const { held = [] } = await navigator.locks.query()
    const records = new Map(keys.map((key, index) => [String(key), values[index]]))
    return [...records]
      .flatMap(([page, value]) => {
        const [own, sent] = [z.safeParse(ownRecord, value), z.safeParse(newRecord, records.get(`${page}/sent`))]
        const isThere = held.some(({ name }) => name === page)
        return own.success && sent.success && !isThere ? [{ place: page.replace(/\/[^/]*$/, ''), at: own.data.at }] : []
      })
      .sort((one, other) => other.at - one.at)
      .map(({ place }) => place)
  } catch {
    return []
  }
}

const ownRecord = z.object({ at: z.number() })
const newRecord = z.object({ base: z.object({ version: z.literal(0) }) })

async function openDatabase(database: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return await resultOf(request)
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
}

const keysOf = (page: string) => [page, `${page}/sent`, `${page}/ground`] as const

function remove(store: IDBObjectStore, page: string): void {
  for (const key of keysOf(page)) store.delete(key)
}

const eachText = <Text>({ at, text, base, unanswered }: Kept<Text>, change: (text: Text) => Text): Kept<Text> => ({
  at,
  text: change(text),
  base: { version: base.version, text: change(base.text) },
  unanswered: unanswered.map(change),
})

function keptOf<Text>(own: unknown, sent: unknown, text: z.ZodMiniType<Text>): Kept<Text> | undefined {
  const base = z.object({ version: z.number(), text })
  const [written, before] = [
    z.safeParse(z.object({ at: z.number(), text }), own),
    z.safeParse(z.object({ base, unanswered: z.array(text) }), sent),
  ]
  return written.success && before.success ? { ...written.data, ...before.data } : undefined
}
