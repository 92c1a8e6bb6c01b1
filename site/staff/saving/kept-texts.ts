import * as z from 'zod/mini'
import type { Kept, SavingPorts } from '#site/staff/saving/saving-parts.ts'

const STORE = 'texts'

/**
 * Texts that the server does not have yet, in a database of the browser: a long one in `localStorage` keeps every key
 * waiting. What seldom changes lies in a record of its own. `schema` reads one text, whatever was typed.
 */
export function keptTexts<Text>(
  database: string,
  key: string,
  schema: z.ZodMiniType<Text>,
): SavingPorts<Text, never>['kept'] {
  const sentKey = `${key}/sent`
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
        const [own, sent] = await Promise.all([recordAt(key), recordAt(sentKey)])
        isKept = own !== undefined
        return keptOf(own, sent, schema)
      } catch {
        return undefined
      }
    },
    write({ at, text, base, unanswered }) {
      isKept = true
      const sent = [base.text, ...unanswered]
      const isNew = sent.length !== written.length || sent.some((each, index) => written[index] !== each)
      written = sent
      const done = withStore((store) => {
        store.put({ at, text }, key)
        if (isNew) store.put({ base, unanswered }, sentKey)
      })
      return done.then((isDone) => {
        if (!isDone) written = []
        return isDone
      })
    },
    forget() {
      if (!isKept) return
      isKept = false
      written = []
      void withStore((store) => {
        store.delete(key)
        store.delete(sentKey)
      })
    },
  }
}

function keptOf<Text>(own: unknown, sent: unknown, text: z.ZodMiniType<Text>): Kept<Text> | undefined {
  const base = z.object({ version: z.number(), text })
  const [written, before] = [
    z.safeParse(z.object({ at: z.number(), text }), own),
    z.safeParse(z.object({ base, unanswered: z.array(text) }), sent),
  ]
  return written.success && before.success ? { ...written.data, ...before.data } : undefined
}
