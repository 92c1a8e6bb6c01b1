import { useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Record<string, string>

/** What the toolbar is set to; and its looks are put on the document, as the decorator in .storybook/preview.tsx does for stories. */
export function useGlobals(): Globals {
  const [current, setCurrent] = useState<Globals>({})
  useLayoutEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: Globals }) => {
      const { theme, motion, colors } = globals
      Object.assign(document.documentElement.dataset, { theme, motion, colors })
      setCurrent(globals)
    }
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    if (last) follow(last)
    channel.on(GLOBALS_UPDATED, follow)
    channel.on(SET_GLOBALS, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
      channel.off(SET_GLOBALS, follow)
    }
  }, [])
  return current
}
