import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { houseTheme } from './house-theme.ts'
import { Together } from './together.ts'

const themes = { day: houseTheme('day'), night: houseTheme('night') }

addons.setConfig({ theme: themes.day, sidebar: { showRoots: true } })

// Storybook's own frame goes with the time of day of what it frames.
addons.register('house-theme', (api) => {
  let shown = 'day'
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const time = globals['theme'] === 'night' ? 'night' : 'day'
    if (time === shown) return
    shown = time
    api.setOptions({ theme: themes[time] })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

addons.register('together', () => {
  addons.add('together', { type: types.PREVIEW, render: Together })
})
