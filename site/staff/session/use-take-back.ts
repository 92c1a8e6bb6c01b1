import { use, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { type DeedAnswer, type Deeds, formOf } from '#site/staff/frame/staff-action.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useOnce } from '#site/staff/session/use-once.ts'

export interface TakingBack<Known extends Deeds> {
  onTaken?: ((outcome: DeedAnswer<Known>) => void) | undefined
  /** Where the page has words of its own for why it was refused, or a part of it. */
  refusalOf?: ((outcome: DeedAnswer<Known>) => string | undefined) | undefined
}

/**
 * Takes a deed back by another one, wherever one has gone since: a fetcher is heard by its own page alone. Resolves to
 * why that was refused.
 */
export function useTakeBack<const Known extends Deeds>(deeds: Known, { onTaken, refusalOf }: TakingBack<Known> = {}) {
  const client = use(StaffClientInView)
  const { revalidate } = useRevalidator()
  const { problemOf } = useTold()
  const once = useOnce()
  // Something else may be open by then.
  const taken = useRef(onTaken)
  useEffect(() => {
    taken.current = onTaken
  })
  return async (fields: Readonly<Record<string, string>>): Promise<string | undefined> => {
    const { deed = '' } = fields
    const result = await once(() => (client ? deeds[deed]?.(formOf(fields), client) : undefined))
    const answer: unknown = { deed, ...result }
    // TypeScript does not see that the name and the result are of the same deed.
    const outcome = answer as DeedAnswer<Known>
    if (!result.ok) {
      // The page shows what stands in its way.
      if (['conflict', 'not_found'].includes(result.error.code)) void revalidate()
      return refusalOf?.(outcome) ?? problemOf(result).problem
    }
    taken.current?.(outcome)
    await revalidate()
    return refusalOf?.(outcome)
  }
}
