import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { copyMigratedFile } from './migrated-file.ts'
import { newName, onServer, schemaUrl, takeMigratedSchema } from './migrated-schema.ts'

export interface TestDatabase {
  dataDir: string
  databaseUrl: string | undefined
  remove: () => Promise<void>
}

/** A data folder, and on PostgreSQL a schema, that nothing else uses, with an empty database that is up to date. On which of the two: the project's server, else `DATABASE_URL`, else SQLite. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  if (!server) {
    const test = await createBareDatabase()
    if (!test.databaseUrl) await copyMigratedFile(test.dataDir)
    return test
  }
  const schema = await takeMigratedSchema(server)
  const dataDir = makeFolder()
  return {
    dataDir,
    databaseUrl: schema.url,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      await schema.leave()
    },
  }
}

/** The same, but nothing is in it: for what migrates by itself. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const dataDir = makeFolder()
  const server = inject('databaseUrl') ?? process.env['DATABASE_URL']
  if (!server)
    return { dataDir, databaseUrl: undefined, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }

  const name = newName()
  await onServer(server, (client) => client.query(`create schema ${name}`))
  return {
    dataDir,
    databaseUrl: schemaUrl(server, name),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(server, (client) => client.query(`drop schema if exists ${name} cascade`))
    },
  }
}

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'dritare-test-'))

/** A whole database on the project's PostgreSQL, for what locks it as a whole: schemas share the lock of migrations. */
export async function createWholeDatabase(): Promise<TestDatabase & { databaseUrl: string }> {
  const server = inject('databaseUrl') ?? process.env['DATABASE_URL']
  if (!server) throw new Error('This test needs PostgreSQL: run it in the project "api on PostgreSQL".')
  const name = newName()
  await onServer(server, (client) => client.query(`create database ${name}`))
  const dataDir = makeFolder()
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
