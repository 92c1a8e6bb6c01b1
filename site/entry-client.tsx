import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { defaultLanguage, isLanguage } from '#locales/languages.ts'
import { clientContext, languageContext, shownLanguageContext } from '#site/context/context.ts'
import { SettingsProvider } from '#site/context/settings.ts'
import { readHydrationState } from '#site/hydration/hydration-state.ts'
import { loadDocumentWhenGone } from '#site/hydration/load-document-when-gone.ts'
import { loadMatchedRoutes } from '#site/hydration/load-matched-routes.ts'
import { nextTask } from '#site/hydration/next-task.ts'
import { ignoreOvertakenTransitions } from '#site/hydration/overtaken-transitions.ts'
import { awaitVisitor, pressAgain, wantParts } from '#site/hydration/parts-wanted.ts'
import { noteTypedEarly } from '#site/hydration/typed-early.tsx'
import { type BrowserTexts, createBrowserTexts } from '#site/language/browser-texts.ts'
import { fetchTextsWithPages } from '#site/language/route-texts.ts'
import { TextsProvider } from '#site/language/texts-provider.tsx'
import { createPrefetch } from '#site/links/create-prefetch.ts'
import { Prefetch } from '#site/links/link-prefix.ts'
import { routes } from '#site/routes.tsx'
import { forgetTransitions } from '#site/visitor/forget-transitions.ts'
import { localStore, tabStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { toldClient } from '#site/visitor/visits/told-client.ts'

async function start(): Promise<void> {
  noteTypedEarly()
  // Reading all these modules was work enough for one task.
  await nextTask()
  const state = readHydrationState()
  const root = document.getElementById('root')
  if (!state || !root) return
  // A form that was posted to another address may have led to this page. A query may have more in it than the page reads.
  if (state.path.split('?')[0] !== location.pathname) history.replaceState(null, '', state.path)

  const [texts] = await Promise.all([
    createBrowserTexts(state.language, state.files),
    loadMatchedRoutes(routes),
    openTabStore(),
  ])
  fetchTextsWithPages(routes, texts.load)
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, actionData: state.actionData },
    getContext: () => routerContext(texts),
  })
  ignoreOvertakenTransitions()
  forgetTransitions()
  awaitVisitor(router)
  void loadDocumentWhenGone(router)
  // The footer's push switch repairs a subscription that the server has lost; the header shows the theme.
  if ([names.pushSubscribed, names.theme].some((name) => localStore.get(name) !== null)) wantParts()
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <TextsProvider texts={texts}>
          <SettingsProvider value={state.settings}>
            <Prefetch value={createPrefetch(routes)}>
              <RouterProvider router={router} />
            </Prefetch>
          </SettingsProvider>
        </TextsProvider>
      </StrictMode>,
    )
  })
  // React now listens, and hydrates what is pressed first.
  pressAgain()
}

function routerContext(texts: BrowserTexts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, toldClient)
  context.set(languageContext, texts.changeLanguage)
  context.set(shownLanguageContext, () => {
    const { language } = texts.get()
    return isLanguage(language) ? language : defaultLanguage
  })
  return context
}

/** The first access to sessionStorage waits for another process of the browser: not within a long task. */
async function openTabStore(): Promise<void> {
  await nextTask()
  tabStore.get(names.scrollPositions)
}

// A page whose files are gone, after a deploy or on a broken line, stays the plain page that the server sent.
start().catch(() => {})
