import { type ComponentType, Suspense, use, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#ui/lib/when-idle.ts'

/** Milliseconds until what could not be fetched is tried again. */
const AGAIN = 10_000

const loads = new Set<() => Promise<unknown>>()

/** Fetches every part that is known so far: for who renders at once, such as the server, and before a page is shown that the server did not send. */
export async function idlePartsAtHand(): Promise<void> {
  await Promise.all([...loads].map((load) => load()))
}

/**
 * React’s `lazy` in a `<Suspense>`, for a part of a page whose code no first view needs:
 * `const Rail = idlePart(() => import('…').then((file) => file.Rail))`. The server prints it, unlike `lazy`; its code comes when the browser is
 * idle, and once more if it did not. Until then it keeps the props that it was first given: React throws HTML away that is updated before its
 * code is there.
 */
export function idlePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const listeners = new Set<() => void>()
  let found: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let waiting: Promise<ComponentType<Props>> | undefined
  loads.add(load)

  async function load(): Promise<ComponentType<Props>> {
    loading ??= fetchPart()
    try {
      found = await loading
    } catch (error) {
      loading = undefined
      throw error
    }
    for (const listener of listeners) listener()
    return found
  }

  const loadInTheEnd = (): Promise<ComponentType<Props>> =>
    load().catch(() => new Promise<ComponentType<Props>>((resolve) => setTimeout(() => resolve(loadInTheEnd()), AGAIN)))

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, at the top of a file, as React’s `lazy` is.
  function Part(props: Props) {
    waiting ??= found ? undefined : new Promise<void>(whenIdle).then(loadInTheEnd)
    const Found = found ?? (waiting && use(waiting))
    return Found && <Found {...props} />
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, at the top of a file, as React’s `lazy` is.
  return function IdlePart(props: Props) {
    const isFound = useSyncExternalStore(
      subscribe,
      () => found !== undefined,
      () => false,
    )
    const part = (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
    const [first] = useState(part)
    return isFound ? part : first
  }
}
