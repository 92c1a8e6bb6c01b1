interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Two chunks, packages and our modules: by default there are forty, in which brotli finds nothing to repeat. */
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
