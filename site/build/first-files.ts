interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * Puts what the entry needs at once into two chunks: packages, which change seldom, and the site's own modules. By
 * default the bundler makes forty chunks of what pages share, and brotli finds nothing to repeat.
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

function reachable(entries: string[], graph: Graph): Set<string> {
  const found = new Set(entries)
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
