/** The part of the bundler's module graph that is looked at. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * What the entry needs before it can start makes two files: the packages, which change seldom, and the site's own. Left to
 * itself the bundler makes a file of everything that several pages share, forty of them, and brotli learns nothing.
 */
export function firstFiles(entry: string, ...alsoAtOnce: string[]): (id: string, graph: Graph) => string | null {
  let first: Set<string> | undefined
  return (id, graph) => {
    first ??= reachable([entry, ...alsoAtOnce], graph)
    if (id.startsWith('\0rolldown')) return 'packages'
    if (!first.has(id)) return null
    return id.includes('/node_modules/') ? 'packages' : id.endsWith(entry) ? null : 'site'
  }
}

/** Everything that the modules import at once, and what that imports. */
function reachable(entries: string[], graph: Graph): Set<string> {
  const found = new Set(entries)
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
