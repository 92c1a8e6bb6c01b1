import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'

const between = pLimit(1)

/** Resolves in a turn of the event loop that no other check has: parsing a long text takes a while. */
export const ownTurn = (): Promise<void> => between(() => nextTurn())

/** A text may name thousands of pictures. Asked for all at once, the database would compare each with each that waits. */
export async function oneByOne<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const item of items) {
    await nextTurn()
    answers.push(await work(item))
  }
  return answers
}
