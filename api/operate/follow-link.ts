import cluster from 'node:cluster'
import { realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * Where the first process was named by a link (`/srv/dritare`), so are the workers, their Node and their folder: whichever
 * starts after the link was turned is of the version that it leads to now. A process knows its own Node and folder
 * without links, and would start the old version again, or none once that is deleted.
 */
export function followLink(): void {
  const script = process.argv[1]
  if (!script) return
  const told = path.resolve(script, '..', '..')
  const real = realpathSync(told)
  const byLink = (place: string) => (isIn(real, place) ? path.join(told, path.relative(real, place)) : place)
  process.execPath = byLink(process.execPath)
  cluster.setupPrimary({ cwd: byLink(process.cwd()) })
}

const isIn = (folder: string, place: string) => place === folder || place.startsWith(folder + path.sep)
