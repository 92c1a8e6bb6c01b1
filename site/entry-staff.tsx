import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { createBrowserStaffClient, preloadStaffCalls } from '#site/client/staff/browser-staff-client.ts'
import { languageContext } from '#site/context/context.ts'
import { SettingsProvider } from '#site/context/settings.ts'
import { readHydrationState } from '#site/hydration/hydration-state.ts'
import { loadDocumentWhenGone } from '#site/hydration/load-document-when-gone.ts'
import { loadMatchedRoutes } from '#site/hydration/load-matched-routes.ts'
import { noteTypedEarly, TypedEarly } from '#site/hydration/typed-early.tsx'
import { createBrowserTexts } from '#site/language/browser-texts.ts'
import { fetchTextsWithPages } from '#site/language/route-texts.ts'
import { TextsProvider } from '#site/language/texts-provider.tsx'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { createKeepShown } from '#site/staff/session/keep-shown.ts'
import { staffRoutes } from '#site/staff-routes.tsx'
import { idlePartsAtHand } from '#ui/lib/idle-part.tsx'
import { whenIdle } from '#ui/lib/when-idle.ts'

async function start(): Promise<void> {
  noteTypedEarly()
  const state = readHydrationState()
  const root = document.getElementById('root')
  if (!state || !root) return
  const [texts] = await Promise.all([createBrowserTexts(state.language, state.files), loadMatchedRoutes(staffRoutes)])
  // A page that the server has not sent is shown whole.
  fetchTextsWithPages(staffRoutes, async (files) => {
    await Promise.all([texts.load(files), idlePartsAtHand().catch(() => {})])
  })
  const client = createBrowserStaffClient(endedSession.report)
  const keepShown = createKeepShown()
  const router = createBrowserRouter(staffRoutes, {
    dataStrategy: keepShown.strategy,
    hydrationData: { loaderData: state.loaderData, actionData: state.actionData },
    getContext() {
      const context = new RouterContextProvider()
      context.set(staffClientContext, client)
      context.set(languageContext, texts.changeLanguage)
      return context
    },
  })
  keepShown.of(router)
  void loadDocumentWhenGone(router)
  whenIdle(preloadStaffCalls)
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <TextsProvider texts={texts}>
          <SettingsProvider value={state.settings}>
            <StaffClientInView value={client}>
              <TypedEarly>
                <RouterProvider router={router} />
              </TypedEarly>
            </StaffClientInView>
          </SettingsProvider>
        </TextsProvider>
      </StrictMode>,
    )
  })
}

// A page whose files are gone stays the plain page that the server sent; its forms work.
start().catch(() => {})
