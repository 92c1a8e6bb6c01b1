import { useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Record<string, string>

/** What the toolbar is set to; and its looks are put on the document, as the decorator in .storybook/preview.tsx does for a story alone. */
export function useGlobals(): Globals {
  const [current, setCurrent] = useState<Globals>({})
  useLayoutEffect(() => {
    const channel = addons.getChannel()
    // The frames of stories in this document speak on the same channel: what counts is what this one is set to.
    const follow = () => {
      const globals = ownGlobals()
      const { theme, motion, colors, text } = globals
      // The grid would lie on the words.
      Object.assign(document.documentElement.dataset, { theme, motion, colors, grid: 'hidden' })
      document.documentElement.style.fontSize = text === 'double' ? '200%' : ''
      setCurrent(globals)
    }
    follow()
    channel.on(GLOBALS_UPDATED, follow)
    channel.on(SET_GLOBALS, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
      channel.off(SET_GLOBALS, follow)
    }
  }, [])
  return current
}

function ownGlobals(): Globals {
  const { storyStoreValue } = (window as unknown as Previewing).__STORYBOOK_PREVIEW__ ?? {}
  return storyStoreValue?.userGlobals.get() ?? {}
}

/** Storybook's own handle on the document that it shows. */
interface Previewing {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } }
}
