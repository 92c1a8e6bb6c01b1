import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach } from 'vitest'
import { type LocatorSelectors, utils } from 'vitest/browser'
import type { Language } from '#locales/languages.ts'
import { idlePartsAtHand } from '#ui/lib/idle-part.tsx'
import { storyTexts } from '../../.storybook/texts.ts'

interface RenderOptions {
  /** Language of the texts; English unless told otherwise. */
  locale?: Language
  /** Time of day; day unless told otherwise. */
  theme?: 'day' | 'night'
}

/** Locators over the whole page (a dialog leaves its container), and what a test may do to the tree. */
export interface Screen extends LocatorSelectors {
  container: HTMLElement
  rerender: (element: ReactNode) => Promise<void>
  unmount: () => Promise<void>
}

const mounted = new Set<() => void>()

afterEach(() => {
  for (const unmount of mounted) unmount()
})

/** Mounts an element as the site does (strict, with texts) and takes it away after the test. */
export async function render(
  element: ReactNode,
  { locale = 'en', theme = 'day' }: RenderOptions = {},
): Promise<Screen> {
  document.documentElement.lang = locale
  document.documentElement.dataset['theme'] = theme
  const container = document.createElement('div')
  container.className = 'bg-paper p-6 text-ink'
  document.body.append(container)
  const root = createRoot(container)

  function show(shown: ReactNode) {
    flushSync(() =>
      root.render(
        <StrictMode>
          <I18nextProvider i18n={storyTexts(locale)}>{shown}</I18nextProvider>
        </StrictMode>,
      ),
    )
  }
  function unmount() {
    mounted.delete(unmount)
    root.unmount()
    container.remove()
  }
  mounted.add(unmount)
  await idlePartsAtHand()
  show(element)

  return {
    ...utils.getElementLocatorSelectors(document.body),
    container,
    rerender: async (next) => show(next),
    unmount: async () => unmount(),
  }
}
