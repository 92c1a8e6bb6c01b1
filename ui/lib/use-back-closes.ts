import { useEffect, useEffectEvent } from 'react'

/*
 * What is open has a history entry of its own at the same address, so that Back closes it. The entry is a copy of the page's
 * with a count of what is open: the router, which would load the page's data again, hears nothing of it.
 */
const layers: (() => void)[] = []
let page: { idx?: unknown; key?: unknown } | undefined
let isMoving = false
let isTaken = false

// At once: window calls its listeners in their order, and the router's must come after this one.
if (typeof window !== 'undefined') listen()

/** Back closes it, and closing it otherwise leaves no entry behind. Not for what has an address of its own. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const layer = () => onBack()
    layers.push(layer)
    isTaken = false
    settle()
    return () => {
      const place = layers.indexOf(layer)
      if (place >= 0) layers.splice(place, 1)
      // A navigation that closes it takes its entry; what opens in its stead does, too.
      setTimeout(settle)
    }
  }, [isOpen])
}

/** True when a navigation should replace the entry on top, because it belongs to something that is open. */
export function takesEntry(): boolean {
  isTaken = entries() > 0 && !isMoving
  return isTaken
}

function entries(): number {
  const { layers: count } = history.state ?? {}
  return typeof count === 'number' ? count : 0
}

function settle(): void {
  if (isMoving || isTaken) return
  for (let count = entries() + 1; count <= layers.length; count++) {
    page = history.state ?? {}
    history.pushState({ ...history.state, layers: count }, '')
  }
  if (entries() <= layers.length) return
  isMoving = true
  page = history.state
  history.go(layers.length - entries())
}

function listen(): void {
  window.addEventListener('popstate', onPopState)
  // Back from another document, which a link in what was open has led to.
  window.addEventListener('pageshow', () => {
    isTaken = false
    settle()
  })
  // A reload has closed what was open.
  settle()
}

function onPopState(event: PopStateEvent): void {
  const wasAsked = isMoving
  const isOurs = wasAsked || layers.length > entries()
  isMoving = false
  isTaken = false
  if (isOurs && history.state?.idx === page?.idx && history.state?.key === page?.key) event.stopImmediatePropagation()
  // What has opened since a step was asked for has no entry yet.
  if (!wasAsked) while (layers.length > entries()) layers.pop()?.()
  settle()
}
