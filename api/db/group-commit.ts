import { AsyncResource } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import { patiently } from '#api/db/patience.ts'
import type { Executor, Schema } from '#api/db/schema.ts'

const LARGEST_GROUP = 200 // bounds the wait for a group
const PATIENCE = 2000 // milliseconds to wait for another process that writes

/** `full` survives a power cut; `relaxed` survives a crash of the process and skips the fsync. */
export type Durability = 'full' | 'relaxed'

interface Piece<Inside> {
  durability: Durability
  /** Resolves to the callback that reports success after the commit. */
  run: (inside: Inside) => Promise<() => void>
  fail: (error: unknown) => void
}

/** Waiting pieces of work share a commit, isolated by savepoints. Success is reported after the commit. */
export function createGroupCommit<Inside>(db: Kysely<Schema>, inside: (executor: Executor) => Inside) {
  const waiting: Piece<Inside>[] = []
  let isRunning = false
  // Pieces run in their callers' async contexts, the loop in none.
  const between = new AsyncResource('GroupCommit')

  async function runAll(): Promise<void> {
    isRunning = true
    do {
      // Requests that have arrived meanwhile join.
      await nextTurn()
      await commitTogether(waiting.splice(0, LARGEST_GROUP))
    } while (waiting.length > 0)
    isRunning = false
  }

  async function commitTogether(group: Piece<Inside>[]): Promise<void> {
    try {
      const durability = group.some((piece) => piece.durability === 'full') ? 'full' : 'relaxed'
      // Only `begin` can find the file locked, so that no piece runs twice. Readers have the connection in the pauses.
      const settles = await patiently(PATIENCE, () =>
        db
          .connection()
          .execute((connection) => inTransaction(connection, durability, () => runEach(connection, group))),
      )
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

/** Throws only when SQLite has rolled back the whole transaction. */
async function runOne<Inside>(connection: Kysely<Schema>, piece: Piece<Inside>, inside: Inside): Promise<() => void> {
  await command(connection, 'savepoint piece')
  try {
    const settle = await piece.run(inside)
    await command(connection, 'release piece')
    return settle
  } catch (error) {
    await command(connection, 'rollback to piece').catch(() => {
      // A full disk may have ended the transaction with its savepoint; the first error says why.
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
