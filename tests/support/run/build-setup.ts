import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Builds the site if anything changed, so that these tests meet what visitors would. */
export function setup(): void {
  execFileSync(
    process.execPath,
    [path.join(import.meta.dirname, '..', '..', '..', 'site', 'build', 'build.ts'), '--if-changed'],
    {
      stdio: 'inherit',
    },
  )
}
