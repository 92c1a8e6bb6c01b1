import { startTransition, useEffect, useState } from 'react'

/** Of `createSelfSaving`, what a page runs by itself. */
interface Saving<Shown> {
  get: () => Shown
  subscribe: (listener: (isTyped: boolean) => void) => () => void
  start: () => Promise<void>
  stop: () => void
  touch: () => void
  leave: () => void
  retry: () => void
  isUnsaved: () => boolean
}

/**
 * What is in hand, saved by itself while the page is there. `formId` is the form whose keys are listened to where fields
 * tell their text only now and then.
 */
export function useSelfSaving<Shown>(saving: Saving<Shown>, formId?: string): Shown {
  const [inHand, setInHand] = useState(saving.get)

  useEffect(() => {
    // A field shows its key at once; whatever else there is to show waits until no key does.
    const show = (isTyped: boolean) =>
      isTyped ? setInHand(saving.get()) : startTransition(() => setInHand(saving.get()))
    const unsubscribe = saving.subscribe(show)
    // What was typed before is heard by now.
    setInHand(saving.get())
    void saving.start()
    const listen = ({ target }: Event) => {
      if (target instanceof Element && formId && target.closest(`#${formId}`)) saving.touch()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') saving.leave()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!saving.isUnsaved()) return
      saving.leave()
      event.preventDefault()
    }
    document.addEventListener('input', listen)
    document.addEventListener('keydown', listen)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', saving.leave)
    window.addEventListener('beforeunload', ask)
    window.addEventListener('online', saving.retry)
    return () => {
      unsubscribe()
      document.removeEventListener('input', listen)
      document.removeEventListener('keydown', listen)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', saving.leave)
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('online', saving.retry)
      saving.leave()
      saving.stop()
    }
  }, [saving, formId])

  return inHand
}
