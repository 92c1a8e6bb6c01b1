import { startPostgres } from '../servers/postgres.ts'
import { runVitest } from './steps.ts'

/** `npm run test:postgres`: everything that has a server in it, with PostgreSQL underneath. */
const postgres = await startPostgres()
process.env['DATABASE_URL'] = postgres.url
try {
  const projects = ['api on PostgreSQL', 'e2e', 'faults'].flatMap((project) => ['--project', project])
  process.exitCode = await runVitest([...projects, ...process.argv.slice(2)])
} finally {
  await postgres.stop()
}
