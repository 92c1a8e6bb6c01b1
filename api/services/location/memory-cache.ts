interface MemoryCacheOptions {
  max: number // most entries; the one that was not read for longest goes first
  now: () => number
}

/** Answers kept for a while in this process's memory, and nowhere else. */
export function createMemoryCache<Value>({ max, now }: MemoryCacheOptions) {
  // A Map keeps the order of insertion, so its first key is the one that was not read for longest.
  const entries = new Map<string, { value: Value; until: number }>()

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until <= now()) return undefined
      entries.set(key, entry)
      return entry.value
    },

    /** Keeps `value` for `lifetime` milliseconds. */
    set(key: string, value: Value, lifetime: number): void {
      entries.delete(key)
      const [oldest] = entries.keys()
      if (entries.size >= max && oldest !== undefined) entries.delete(oldest)
      entries.set(key, { value, until: now() + lifetime })
    },
  }
}
