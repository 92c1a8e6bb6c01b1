import type { TestProject } from 'vitest/node'
import { startPostgres } from '../servers/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One PostgreSQL for a whole project, the oldest that is supported; each test makes a schema of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ version: 'oldest' })
  project.provide('databaseUrl', postgres.url)
  return postgres.stop
}
