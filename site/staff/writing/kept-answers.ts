import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

/** What somebody is writing in answer to a message, until it is sent. */
export function keptAnswer(account: string, message: string) {
  const name = `${names.answerText}/${account}/${message}`
  return {
    read: (): string => localStore.get(name) ?? '',
    /** Returns whether there was room. */
    write(text: string): boolean {
      if (text.trim() !== '') return localStore.set(name, text)
      localStore.remove(name)
      return true
    },
  }
}
