import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { stir, stirred } from '#site/browser/stirring.ts'

/** A part of a page below the first view. */
export interface LatePart {
  Part: ComponentType
  /** Resolves once it is taken over; rejects when it cannot be fetched: it then stays as the server rendered it. */
  arrival: Promise<void>
}

/** What the late parts on screen wait for. */
const waiting = new Set<Promise<void>>()

/**
 * Resolves once the whole page is taken over, which it hastens. Whatever changes a context above a late part waits for this:
 * React would otherwise have to throw the server's HTML away. Rejects when a part cannot be fetched.
 */
export async function pageTakenOver(): Promise<void> {
  stir()
  await Promise.all(waiting)
}

/** Shows a late part. Keep the element itself, outside the component that uses it, so that nothing above renders it anew. */
export function Late({ part: { Part, arrival } }: { part: LatePart }) {
  useEffect(() => {
    waiting.add(arrival)
    return () => void waiting.delete(arrival)
  }, [arrival])
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/** A part that is fetched and taken over when the visitor first stirs. */
export function latePart(load: () => Promise<ComponentType>): LatePart {
  const arrival = Promise.withResolvers<void>()
  // Whoever waits hears of it; where nobody does it is no error.
  arrival.promise.catch(() => {})
  const Part = lazy(async () => {
    await stirred
    try {
      const Loaded = await load()
      return { default: () => <Whole Part={Loaded} onArrival={arrival.resolve} /> }
    } catch (error) {
      arrival.reject(error)
      return new Promise<never>(() => {})
    }
  })
  return { Part, arrival: arrival.promise }
}

/** The same part on the server, where it is at hand. */
export function partAtHand(Part: ComponentType): LatePart {
  return { Part: () => <Whole Part={Part} onArrival={() => {}} />, arrival: Promise.resolve() }
}

interface WholeProps {
  Part: ComponentType
  onArrival: () => void
}

/** The same tree on both sides, because `useId` counts its branches. */
function Whole({ Part, onArrival }: WholeProps) {
  return (
    <>
      <Part />
      <Arrival onArrival={onArrival} />
    </>
  )
}

function Arrival({ onArrival }: Pick<WholeProps, 'onArrival'>) {
  useEffect(onArrival, [onArrival])
  return null
}
