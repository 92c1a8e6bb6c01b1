import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  dataDir: string
  databaseUrl: string | undefined
  remove: () => Promise<void>
}

/** A data folder, and on PostgreSQL a schema, that nothing else uses. On which of the two: the project's server, else `DATABASE_URL`, else SQLite. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const server = inject('databaseUrl') ?? process.env['DATABASE_URL']
  if (!server)
    return { dataDir, databaseUrl: undefined, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }

  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create schema ${name}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${name}`)
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(server, `drop schema if exists ${name} cascade`)
    },
  }
}

/** A whole database on the project's PostgreSQL, for what locks it: schemas share their locks with each other. */
export async function createWholeDatabase(): Promise<TestDatabase & { databaseUrl: string }> {
  const server = inject('databaseUrl') ?? process.env['DATABASE_URL']
  if (!server) throw new Error('This test needs PostgreSQL: run it in the project "api on PostgreSQL".')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
