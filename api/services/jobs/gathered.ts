/** Calls that come while one is under way are made together next, so that many of them share a commit. */
export function gathered<Item, Result>(work: (items: Item[]) => Promise<Result>): (item: Item) => Promise<Result> {
  let waiting: Item[] = []
  let next: Promise<Result> | undefined
  let last: Promise<unknown> = Promise.resolve()

  return (item) => {
    waiting.push(item)
    next ??= last.then(() => {
      const items = waiting
      waiting = []
      next = undefined
      const done = work(items)
      last = done.catch(() => undefined)
      return done
    })
    return next
  }
}
