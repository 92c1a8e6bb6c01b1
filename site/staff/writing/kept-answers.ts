import * as z from 'zod/mini'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

/** What a page writes in answer to a message, until it is sent. Other pages that show the same message keep their own. */
export function keptAnswer(account: string, message: string) {
  const place = `${account}/${message}`
  const open = () => keptTexts(names.answerText, place, z.string())
  const texts = open()

  /** What an earlier version kept for all pages together becomes a text of a page that is gone. */
  async function moveFormer(): Promise<void> {
    const name = `${names.answerText}/${place}`
    const text = localStore.get(name)
    if (text !== null && (await open().write(keptFrom(0, text)))) localStore.remove(name)
  }

  return {
    hold: texts.hold,
    /** What a page has kept that is gone: the newest. The next `write` takes its place. */
    async read(): Promise<string | undefined> {
      await moveFormer()
      return (await texts.read())?.text
    },
    /** Resolves to whether there was room. */
    async write(text: string): Promise<boolean> {
      if (text.trim() !== '') return await texts.write(keptFrom(Date.now(), text))
      texts.forget()
      return true
    },
  }
}

/** An answer goes on from nothing that the server has. */
const keptFrom = (at: number, text: string) => ({ at, text, base: { version: 0, text: '' }, unanswered: [] })
