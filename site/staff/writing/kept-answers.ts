import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

/** What reads the browser's database is loaded once a message is open. Undefined where its script is gone after a deploy. */
async function open(place: string) {
  const loaded = await import('#site/staff/saving/kept-words.ts').catch(() => undefined)
  return loaded?.keptWords(names.answerText, place)
}

/** What a page writes in answer to a message, until it is sent. Other pages that show the same message keep their own. */
export function keptAnswer(account: string, message: string) {
  const place = `${account}/${message}`
  let opening: ReturnType<typeof open> | undefined
  function opened() {
    opening ??= open(place)
    return opening
  }

  /** What an earlier version kept for all pages together becomes a text of a page that is gone. */
  async function moveFormer(): Promise<void> {
    const name = `${names.answerText}/${place}`
    const text = localStore.get(name)
    if (text === null) return
    const texts = await open(place)
    if (await texts?.write(keptFrom(0, text))) localStore.remove(name)
  }

  return {
    /** No other page brings back what is kept here, until what this returns is called, or the page is gone. */
    hold() {
      const release = opened().then((texts) => texts?.hold())
      return () => void release.then((run) => run?.())
    },
    /** What a page has kept that is gone: the newest. The next `write` takes its place. */
    async read(): Promise<string | undefined> {
      await moveFormer()
      const texts = await opened()
      return (await texts?.read())?.text
    },
    /** Resolves to whether there was room. */
    async write(text: string): Promise<boolean> {
      const texts = await opened()
      if (text.trim() !== '') return (await texts?.write(keptFrom(Date.now(), text))) ?? false
      texts?.forget()
      return true
    },
  }
}

/** An answer goes on from nothing that the server has. */
const keptFrom = (at: number, text: string) => ({ at, text, base: { version: 0, text: '' }, unanswered: [] })
