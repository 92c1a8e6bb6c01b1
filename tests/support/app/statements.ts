import { AsyncLocalStorage } from 'node:async_hooks'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'

/** Counts what a piece of work asks of the database, whichever it is, and nothing that others ask meanwhile. */
export function createStatementCounter() {
  const counts = new AsyncLocalStorage<{ count: number }>()
  let begun = 0
  const counted = (target: object, name: string) => {
    const original: unknown = Reflect.get(target, name)
    if (typeof original !== 'function') throw new Error(`There is no ${name} to count`)
    Reflect.set(target, name, function (this: unknown, ...values: unknown[]) {
      const store = counts.getStore()
      if (store) store.count++
      // SQLite's statements know their text, PostgreSQL's are given it.
      if (/^begin\b/i.test(this instanceof StatementSync ? this.sourceSQL : textOf(values[0]))) begun++
      return Reflect.apply(original, this, values)
    })
    return () => Reflect.set(target, name, original)
  }
  const restore = [
    ...['run', 'all', 'iterate'].map((name) => counted(StatementSync.prototype, name)),
    counted(pg.Client.prototype, 'query'),
  ]
  return {
    // Awaited inside, because an injected request starts when it is awaited.
    during: <Result>(work: () => PromiseLike<Result>) => counts.run({ count: 0 }, async () => await work()),
    /** How many so far, asked from inside the work. */
    soFar: () => counts.getStore()?.count ?? 0,
    /** Transactions that anybody has begun: on SQLite they are shared, and so nobody's. */
    begun: () => begun,
    [Symbol.dispose]() {
      for (const undo of restore) undo()
    },
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return query !== null && typeof query === 'object' && 'text' in query ? String(query.text) : ''
}
