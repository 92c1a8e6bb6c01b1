import { createElement, type ReactNode } from 'react'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'

type Globals = Record<string, string>

const languages = ['en', 'sq', 'de', 'es', 'it', 'fr']

/** What stands side by side: the name over each frame, and the toolbar's settings in it. */
const sets: Record<string, Record<string, Globals>> = {
  languages: Object.fromEntries(languages.map((locale) => [locale, { locale }])),
  colours: {
    day: { theme: 'day', colors: 'own' },
    night: { theme: 'night', colors: 'own' },
    'forced, by day': { theme: 'day', colors: 'forced' },
    'forced, by night': { theme: 'night', colors: 'forced' },
  },
}

/** Wraps the frame of a story: where the toolbar asks for it, the story stands beside itself, each frame set otherwise. */
export function Together({ children, storyId }: { children?: ReactNode; storyId?: string }) {
  const [globals] = useGlobals()
  const isStory = useStorybookApi().getCurrentStoryData()?.type === 'story'
  const set = sets[String(globals['together'])]
  if (!set || !storyId || !isStory) return children
  const others = Object.entries(globals).filter(([, value]) => typeof value === 'string')
  const frames = Object.entries(set).map(([name, own]) => {
    const settings = { ...Object.fromEntries(others), ...own, together: 'one' }
    const address = Object.entries(settings)
      .map(([key, value]) => `${key}:${value}`)
      .join(';')
    return createElement(
      'figure',
      { key: name, style: { margin: 0, display: 'grid', gridTemplateRows: 'auto 1fr', minWidth: 0 } },
      createElement('figcaption', { style: { padding: '4px 8px', fontSize: 14 } }, name),
      createElement('iframe', {
        title: `The story: ${name}`,
        src: `iframe.html?id=${storyId}&viewMode=story&globals=${address}`,
        style: { width: '100%', height: 640, border: '1px solid #7b7e86', background: '#fff' },
      }),
    )
  })
  return createElement(
    'div',
    {
      style: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
        gap: 12,
        padding: 12,
        // Storybook centres what stands in the frame's place and gives it no width.
        position: 'absolute',
        inset: 0,
        overflow: 'auto',
      },
    },
    ...frames,
    // The story itself stays: Storybook's panels listen to it.
    createElement('div', { key: 'itself', hidden: true }, children),
  )
}
