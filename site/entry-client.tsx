import type { i18n } from 'i18next'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom'
import { defaultLanguage, isLanguage } from '#locales/languages.ts'
import { createBrowserTexts } from '#site/browser/browser-texts.ts'
import { createPrefetch } from '#site/browser/create-prefetch.ts'
import { beginHeadUpdates } from '#site/browser/head-updates.tsx'
import { readHydrationState } from '#site/browser/hydration-state.ts'
import { nextTask } from '#site/browser/next-task.ts'
import { ignoreOvertakenTransitions } from '#site/browser/overtaken-transitions.ts'
import { fetchTextsWithPages } from '#site/browser/route-texts.ts'
import { createStillRouter } from '#site/browser/still-router.ts'
import { stirred } from '#site/browser/stirring.ts'
import { tabStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { loadWholeSheet } from '#site/browser/whole-sheet.ts'
import { browserClient } from '#site/client/browser-client.ts'
import { clientContext, languageContext, shownLanguageContext } from '#site/context.ts'
import { Prefetch } from '#site/link-prefix.ts'
import { routes } from '#site/routes.tsx'
import { routesUnder } from '#site/routes-under.ts'
import { SettingsProvider } from '#site/settings.ts'

/** Takes over the page that the server rendered, with the same texts and the same modules that it used. */
async function start(): Promise<void> {
  // Reading all these modules was work enough for one task.
  await nextTask()
  const state = readHydrationState()
  const root = document.getElementById('root')
  if (!state || !root) return
  // A form that was posted to another address may have led to this page.
  if (state.path !== location.pathname + location.search) history.replaceState(null, '', state.path)

  const [texts] = await Promise.all([
    createBrowserTexts(state.language, state.files),
    loadMatchedRoutes(),
    loadWholeSheet(),
    openTabStore(),
  ])
  fetchTextsWithPages(routes, (files) => texts.loadNamespaces([...files]))
  const { loaderData, actionData } = state
  const router = createStillRouter({
    routes: routesUnder(location.pathname, routes),
    hydration: { loaderData, actionData },
    fetchMoving: () => fetchMovingRouter(texts),
  })
  void stirred.then(router.prepare)
  ignoreOvertakenTransitions()
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <I18nextProvider i18n={texts}>
          <SettingsProvider value={state.settings}>
            <Prefetch value={createPrefetch(routes, router.prepare)}>
              <RouterProvider router={router} />
            </Prefetch>
          </SettingsProvider>
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

/** What makes the router that moves, with what loaders and actions may ask for. */
async function fetchMovingRouter(texts: i18n) {
  const { createBrowserRouter, RouterContextProvider, updateHead } = await import('#site/browser/moving-router.ts')
  return (hydrationData: HydrationState | undefined) => {
    beginHeadUpdates(updateHead)
    return createBrowserRouter(routes, {
      ...(hydrationData && { hydrationData }),
      getContext() {
        const context = new RouterContextProvider()
        context.set(clientContext, browserClient)
        context.set(languageContext, async (language) => {
          await texts.changeLanguage(language)
        })
        context.set(shownLanguageContext, () => (isLanguage(texts.language) ? texts.language : defaultLanguage))
        return context
      },
    })
  }
}

/** Its first use makes the page wait for another process of the browser: now, while files are under way, and not within a long task. */
async function openTabStore(): Promise<void> {
  await nextTask()
  tabStore.get(names.scrollPositions)
}

/** Hydration needs the page's own module at hand: with a lazy one the first render would be empty. */
async function loadMatchedRoutes(): Promise<void> {
  // A page has up to sixteen files, and to ask for one takes a millisecond.
  await nextTask()
  const matches = matchRoutes(routesUnder(location.pathname, routes), location.pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

// A page whose files are gone, after a deploy or on a broken line, stays the plain page that the server sent.
start().catch(() => {})
