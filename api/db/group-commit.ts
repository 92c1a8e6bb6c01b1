import { AsyncResource } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Executor, Schema } from '#api/db/schema.ts'

/** Enough for every request that can be in hand at once, and few enough that nobody waits long. */
const LARGEST_GROUP = 200

/**
 * What a commit outlives: `full`, a power cut; `relaxed`, the end of the process, but not always a power cut. Relaxed
 * ones cost no wait for the disk.
 */
export type Durability = 'full' | 'relaxed'

interface Piece<Inside> {
  durability: Durability
  /** Does the work. Resolves to what tells its caller how it went, once the commit is done. */
  run: (inside: Inside) => Promise<() => void>
  fail: (error: unknown) => void
}

/**
 * Transactions for SQLite, which has one writer: pieces of work that wait at the same time run one after the other and
 * share one commit, so the disk is waited for once. Each has a savepoint of its own: one that fails undoes nothing of the
 * others. Nobody hears of success before the commit. When that fails, or the disk is full, all of them fail.
 */
export function createGroupCommit<Inside>(db: Kysely<Schema>, inside: (executor: Executor) => Inside) {
  const waiting: Piece<Inside>[] = []
  let isRunning = false
  // The commits are nobody's: each piece runs in the context of its own caller, and what is between in none of theirs.
  const between = new AsyncResource('GroupCommit')

  async function runAll(): Promise<void> {
    isRunning = true
    do {
      // Requests that have arrived meanwhile are read first, and join.
      await nextTurn()
      await commitTogether(waiting.splice(0, LARGEST_GROUP))
    } while (waiting.length > 0)
    isRunning = false
  }

  async function commitTogether(group: Piece<Inside>[]): Promise<void> {
    try {
      const durability = group.some((piece) => piece.durability === 'full') ? 'full' : 'relaxed'
      const settles = await db
        .connection()
        .execute((connection) => inTransaction(connection, durability, () => runEach(connection, group)))
      for (const settle of settles) settle()
    } catch (error) {
      for (const piece of group) piece.fail(error)
    }
  }

  async function runEach(connection: Kysely<Schema>, group: Piece<Inside>[]): Promise<(() => void)[]> {
    const stores = inside(connection)
    const settles: (() => void)[] = []
    for (const piece of group) settles.push(await runOne(connection, piece, stores))
    return settles
  }

  return <Result>(work: (inside: Inside) => Promise<Result>, durability: Durability): Promise<Result> =>
    new Promise((resolve, reject) => {
      const run = async (stores: Inside) => {
        const result = await work(stores)
        return () => resolve(result)
      }
      waiting.push({ durability, run: AsyncResource.bind(run), fail: reject })
      if (!isRunning) void between.runInAsyncScope(runAll)
    })
}

async function inTransaction<Result>(
  connection: Kysely<Schema>,
  durability: Durability,
  work: () => Promise<Result>,
): Promise<Result> {
  if (durability === 'relaxed') await command(connection, 'pragma synchronous = normal')
  try {
    await command(connection, 'begin')
    try {
      const result = await work()
      await command(connection, 'commit')
      return result
    } catch (error) {
      await command(connection, 'rollback')
      throw error
    }
  } finally {
    if (durability === 'relaxed') await command(connection, 'pragma synchronous = full')
  }
}

/** One piece; when it fails, its caller alone is told so. Throws when SQLite has undone the whole transaction. */
async function runOne<Inside>(connection: Kysely<Schema>, piece: Piece<Inside>, inside: Inside): Promise<() => void> {
  await command(connection, 'savepoint piece')
  try {
    const settle = await piece.run(inside)
    await command(connection, 'release piece')
    return settle
  } catch (error) {
    await command(connection, 'rollback to piece').catch(() => {
      // A full disk may end the transaction, and the savepoint with it; why says the first error.
      throw error
    })
    await command(connection, 'release piece')
    return () => piece.fail(error)
  }
}

const commands = new Map<string, CompiledQuery>()

async function command(connection: Kysely<Schema>, text: string): Promise<void> {
  const known = commands.get(text) ?? CompiledQuery.raw(text)
  commands.set(text, known)
  await connection.executeQuery(known)
}
