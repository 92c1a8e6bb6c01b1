import { startTransition, useEffect, useState } from 'react'
import { useSettings } from '#site/context/settings.ts'
import { wantParts } from '#site/hydration/parts-wanted.ts'
import { isReachable } from '#site/network/server-reachable.ts'

const SAMPLE_PICTURE = '/pictures/film-poster-160.jpg'
const HOST_TIMEOUT = 5000

/** The operator's image host while it answers; undefined for our own copies (D31). */
export function useImageHost(): string | undefined {
  const { imageHost } = useSettings()
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    if (!imageHost) return
    let isCurrent = true
    void isReachable(imageHost + SAMPLE_PICTURE, HOST_TIMEOUT).then((isThere) => {
      if (!isCurrent || isThere) return
      wantParts()
      startTransition(() => setIsDown(true))
    })
    return () => {
      isCurrent = false
    }
  }, [imageHost])
  return isDown ? undefined : imageHost
}
