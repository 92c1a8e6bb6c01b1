import { existsSync, readdirSync } from 'node:fs'
import nodeModule from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Lets an import of a package load the one file that the build has made of it (`site/build/build-packages.ts`), where it
 * has made one. To look up and open five hundred files would be a quarter of a start, and 5 MB.
 */
export function loadPackagesFrom(folder: string): void {
  // Older versions of Node have no hooks, and take the packages as they come.
  if (!('registerHooks' in nodeModule) || !existsSync(folder)) return
  const addresses = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => [
      file.replaceAll(path.sep, '/').replace(/\.js$/, ''),
      pathToFileURL(path.join(folder, file)).href,
    ]),
  )
  nodeModule.registerHooks({
    resolve(specifier, context, next) {
      const url = addresses.get(specifier)
      return url?.endsWith('.js') ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
    },
  })
}
