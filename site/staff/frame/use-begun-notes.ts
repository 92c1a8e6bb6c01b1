import { useCallback, useState } from 'react'

/** Notes that are begun and not sent, by what they are about, until the page is left. */
export function useBegunNotes(about = '') {
  const [begun] = useState(() => new Map<string, string>())
  const onText = useCallback((text: string) => void begun.set(about, text), [begun, about])
  return { typed: begun.get(about), onText }
}
