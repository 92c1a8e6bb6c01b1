import * as z from 'zod/mini'
import type { Kept, SavingPorts } from '#site/staff/saving/saving-parts.ts'

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
 * text, whatever was typed.
 */
export function keptTexts<Text>(
  database: string,
  key: string,
  schema: z.ZodMiniType<Text>,
  shortening?: Shortening<Text>,
): SavingPorts<Text, never>['kept'] {
  const sentKey = `${key}/sent`
  const groundKey = `${key}/ground`
  let ground = shortening?.ground
  let isGroundKept = false
  let open: IDBDatabase | undefined
  let opening: Promise<IDBDatabase> | undefined
  let written: readonly Text[] = []
  let isKept = true // perhaps, from before

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
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onsuccess = () => {
        open = request.result
        resolve(request.result)
      }
      request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
    })
    return opening
  }

  const shortened = (text: Text) => (shortening && ground ? shortening.shorten(text, ground) : text)
  const isLong = (text: Text) => shortening !== undefined && shortening.shorten(text, text) !== text

  /** Before anything is typed: whole, it takes longer than a key may wait. */
  function layGround(): void {
    if (ground === undefined || !isLong(ground)) return
    isGroundKept = true
    void withStore((store) => store.put(ground, groundKey))
  }

  async function recordAt(name: string): Promise<unknown> {
    const found = await opened()
    return await new Promise((resolve, reject) => {
      const request = found.transaction(STORE).objectStore(STORE).get(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
    })
  }

  return {
    async read() {
      try {
        const [own, sent, whole] = await Promise.all([recordAt(key), recordAt(sentKey), recordAt(groundKey)])
        isKept = own !== undefined
        const found = keptOf(own, sent, schema)
        if (!found) layGround()
        const former = z.safeParse(schema, whole)
        return found && shortening && former.success
          ? eachText(found, (text) => shortening.restore(text, former.data))
          : found
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
      const done = withStore((store) => {
        if (needsGround) store.put(ground, groundKey)
        store.put({ at, text: short.text }, key)
        if (isNew) store.put({ base: short.base, unanswered: short.unanswered }, sentKey)
      })
      return done.then((isDone) => {
        if (!isDone) {
          written = []
          isGroundKept = false
        }
        return isDone
      })
    },
    forget(isOver = false) {
      const isGroundOver = isOver && isGroundKept
      if (!isKept && !isGroundOver) return
      isKept = false
      isGroundKept &&= !isGroundOver
      written = []
      void withStore((store) => {
        store.delete(key)
        store.delete(sentKey)
        if (isGroundOver) store.delete(groundKey)
      })
    },
  }
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
