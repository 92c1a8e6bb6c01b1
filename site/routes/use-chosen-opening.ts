import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useLanguage } from '#site/language/use-language.ts'
import { changeDraft, useIsNewer } from '#site/visitor/kept-draft.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

interface Opening {
  id: string
  kind: string
}

/**
 * The opening whose link was followed last; undefined where what is kept of the form is newer. The way back and another
 * language lead to no other one, and what is kept of the form follows.
 */
export function useChosenOpening(
  openings: readonly Opening[] | undefined,
  kept: Readonly<Record<string, string>> | undefined,
): string | undefined {
  const { key, search } = useLocation()
  const language = useLanguage()
  const asked = new URLSearchParams(search).get('opening')
  const isLed = useNavigationType() !== 'POP'
  const isKeptNewer = useIsNewer(kept) && kept?.['opening'] !== undefined
  const [last, setLast] = useState({ key, language, id: asked, isFollowed: false })
  if (last.key !== key) {
    const isFollowed = isLed && asked !== null && last.language === language
    setLast({ ...last, key, language, ...(isFollowed && { id: asked, isFollowed }) })
  }
  const wanted = isKeptNewer && !last.isFollowed ? undefined : (last.id ?? undefined)
  const kind = openings?.find((each) => each.id === wanted)?.kind
  // Which there are may not be known now.
  const id = openings && kind === undefined ? undefined : wanted
  // What is kept is read by then.
  const isRead = useHydrated()
  const follow = useEffectEvent((opening: string) =>
    changeDraft(names.applicationDraft, { opening, ...(kind !== undefined && { interest: kind }) }),
  )
  useEffect(() => {
    if (isRead && id !== undefined) follow(id)
  }, [isRead, id])
  return id
}
