import { diffArrays } from 'diff'

const PATIENCE = 200 // milliseconds; beyond it everything is put in anew

interface ListChange<T> {
  from: number
  to: number
  put: readonly T[]
}

/** What is put where, so that one list becomes the other. The last comes first: the places before it stay. */
export function changesTo<T>(
  now: readonly T[],
  next: readonly T[],
  isSame: (one: T, other: T) => boolean,
): ListChange<T>[] {
  const pieces = diffArrays([...now], [...next], { timeout: PATIENCE, comparator: isSame })
  if (!pieces) return [{ from: 0, to: now.length, put: next }]
  const changes: ListChange<T>[] = []
  let at = 0
  let open: ListChange<T> | undefined
  for (const { added, removed, count, value } of pieces) {
    if (!added && !removed) open = undefined
    else if (!open) {
      open = { from: at, to: at, put: [] }
      changes.push(open)
    }
    if (added && open) open.put = [...open.put, ...value]
    else at += count
    if (removed && open) open.to = at
  }
  return changes.reverse()
}
