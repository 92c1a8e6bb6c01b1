import type { AppDependencies } from '#api/wiring/dependencies.ts'

/** Counts what the outside world and the database are asked, where somebody reads it; loads nothing otherwise. */
export async function openWatch(dependencies: AppDependencies) {
  const { port, token } = dependencies.environment.metrics ?? {}
  if (port === undefined && token === undefined) return { watch: undefined, dependencies }
  const { createWatch } = await import('#api/operate/watch/watch.ts')
  const watch = createWatch(dependencies)
  const { database, mailer } = dependencies
  return { watch, dependencies: { ...dependencies, database: watch.database(database), mailer: watch.mailer(mailer) } }
}
