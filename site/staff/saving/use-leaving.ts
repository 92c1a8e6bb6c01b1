import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router-dom'

/** Who goes to another page with unsaved text waits for it to be saved; where that does not work, they are asked. */
export function useLeaving(saving: { isUnsaved: () => boolean; save: () => Promise<boolean> }) {
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && saving.isUnsaved(),
  )
  const goOn = useEffectEvent((isSaved: boolean) => {
    if (isSaved && !saving.isUnsaved()) blocker.proceed?.()
    else setAsking(true)
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    void saving.save().then((isSaved) => {
      if (!isOver) goOn(isSaved)
    })
    return () => {
      isOver = true
    }
  }, [blocker.state, saving])

  return {
    isAsking,
    leave() {
      setAsking(false)
      blocker.proceed?.()
    },
    stay() {
      setAsking(false)
      blocker.reset?.()
    },
  }
}
