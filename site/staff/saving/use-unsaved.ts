import { useEffect } from 'react'
import { type Written, written } from '#site/staff/saving/unsaved.ts'

/** Text that is saved by itself: who leaves the page waits for it, and is asked where that does not work. */
export function useUnsaved({ isUnsaved, save }: Written, text: Written['text']): void {
  useEffect(() => {
    const each = { isUnsaved, save, text }
    written.add(each)
    return () => void written.delete(each)
  }, [isUnsaved, save, text])
}
