import type { TFunction } from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useRevalidator,
} from 'react-router-dom'
import type { StaffSession } from '#api/contract/staff/session.ts'
import { languageContext } from '#site/context/context.ts'
import { RouteFocus } from '#site/parts/route-focus.tsx'
import { openThingIn } from '#site/staff/frame/open-thing.ts'
import { showTheme } from '#site/staff/frame/show-theme.ts'
import { statusFor } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import { isStaffHandle, type StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { StaffLinks } from '#site/staff/frame/staff-links.tsx'
import { StaffTitle } from '#site/staff/frame/staff-title.tsx'
import type { SignedIn } from '#site/staff/frame/use-house.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { leaving } from '#site/staff/saving/unsaved.ts'
import { usePalette } from '#site/staff/screens/use-palette.ts'
import { loginAddress } from '#site/staff/session/after-login.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { SessionDialogs } from '#site/staff/session/session-dialogs.tsx'
import { useAccessEvents } from '#site/staff/session/use-access-events.ts'
import { clearStaffFlags, useStaffFlags } from '#site/staff/session/use-staff-flags.ts'
import type { Theme } from '#ui/blocks/frame/theme-switcher.tsx'
import type { ScreenKey } from '#ui/blocks/staff/frame/key-sheet.tsx'
import { StaffFrame } from '#ui/blocks/staff/frame/staff-frame.tsx'
import { type StaffPlace, type StaffPlaceName, staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { StaffToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import { CharacterKeys } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { OfflineStrip } from '#ui/blocks/staff/states/offline-strip.tsx'
import { idlePart } from '#ui/lib/idle-part.tsx'

const CommandPalette = idlePart(() =>
  import('#ui/blocks/staff/palette/command-palette.tsx').then((file) => file.CommandPalette),
)
const Leaving = idlePart(() => import('#site/staff/saving/leaving.tsx').then((file) => file.Leaving))
const KeySheet = idlePart(() => import('#ui/blocks/staff/frame/key-sheet.tsx').then((file) => file.KeySheet))

export const handle: Pick<StaffHandle, 'texts'> = { texts: ['staff-frame', 'staff-session', 'staff-palette'] }

/** Only who is signed in gets further; the others sign in first and come back here. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SignedIn> {
  const { pathname, search } = new URL(request.url)
  const result = await context.get(staffClientContext).session()
  if (!result.ok) throw data(result.error, statusFor(result))
  const { account, stage } = result.answer
  if (!account || stage !== 'full') throw redirect(loginAddress(`?to=${encodeURIComponent(pathname + search)}`))
  await context.get(languageContext)(account.language)
  endedSession.renew()
  return { ...result.answer, account }
}

/** A session that has ended while somebody worked is renewed in a dialog, not by leaving the page. */
export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !endedSession.get()
}

export function Component() {
  const session = useLoaderData<typeof loader>()
  const { account, rights, counts } = session
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const settings = useFetcher()
  const [isFinding, setFinding] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const { isOnline, since } = useOnline()
  const { t } = useTranslation('staff-frame')
  useStaffFlags(account.id)
  useAccessEvents(pathname)
  useFreshCounts()

  const places = placesOf(rights, counts)
  const current = useCurrentPlace(pathname)
  const matches = useMatches()
  const layout = matches.map((match) => match.handle).findLast(isStaffHandle)?.layout
  const openThing = openThingIn(matches.at(-1)?.loaderData)
  const isBelow = layout !== undefined || openThing !== undefined
  const save = useCallback(
    (values: Record<string, string>) =>
      void settings.submit({ deed: 'settings', ...values }, { method: 'post', action: staffPlaces.account.href }),
    [settings.submit],
  )
  const signOut = () =>
    leaving.by(() => {
      clearStaffFlags()
      void settings.submit({ deed: 'signOut' }, { method: 'post', action: '/admin/login' })
    })
  const palette = usePalette({ places, rights, onKeys: () => setShowsKeys(true), onSignOut: signOut })

  return (
    <StaffLinks>
      <CharacterKeys value={account.letterKeys}>
        <StaffToasts>
          <StaffTitle />
          <SessionDialogs account={account} secondFactor={session.secondFactor}>
            <StaffFrame
              places={places}
              current={current}
              {...(layout && { layout })}
              name={openThing?.name}
              back={
                isBelow && current
                  ? { href: backTo(current, openThing ? search : ''), place: t(`places.${current}`) }
                  : undefined
              }
              account={account}
              theme={themeOf(account.theme)}
              onThemeChange={(theme) => {
                showTheme(theme)
                save({ theme: theme === 'system' ? 'device' : theme })
              }}
              onLanguageChange={(language) => save({ language })}
              signOutAction="/admin/login?deed=signOut"
              onSignOut={signOut}
              onFind={() => setFinding(true)}
              onKeys={() => setShowsKeys(true)}
              onGo={(href) => void navigate(href)}
              strip={
                <OfflineStrip
                  isOffline={!isOnline}
                  since={new Intl.DateTimeFormat(account.language, { timeStyle: 'short' }).format(since)}
                />
              }
            >
              <Outlet context={session} />
            </StaffFrame>
          </SessionDialogs>
          <CommandPalette open={isFinding} onOpenChange={setFinding} {...palette} />
          <KeySheet
            open={showsKeys}
            onOpenChange={setShowsKeys}
            places={places}
            screenKeys={keysOf(current, t)}
            hasCharacterKeys={account.letterKeys}
            onCharacterKeysChange={(isOn) =>
              settings.submit(
                { deed: 'keys', letterKeys: String(isOn) },
                { method: 'post', action: staffPlaces.account.href },
              )
            }
          />
          <Leaving />
          <RouteFocus />
          <ScrollRestoration />
        </StaffToasts>
      </CharacterKeys>
    </StaffLinks>
  )
}

/** The list as it was filtered, without what is of the one thing alone. */
function backTo(place: StaffPlaceName, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('step')
  return staffPlaces[place].href + (query.size > 0 ? `?${query}` : '')
}

/** Beside those of every screen. */
function keysOf(current: StaffPlaceName | undefined, t: TFunction<'staff-frame'>): ScreenKey[] {
  const findHere: ScreenKey = { faces: ['/'], label: t('keySheet.findHere') }
  if (current === 'people' || current === 'openings' || current === 'persons')
    return [{ faces: ['N'], label: t('keySheet.new') }]
  if (current === 'log') return [findHere]
  if (current === 'analytics')
    return [
      { faces: ['1', '7', '3', '9'], joined: 'or', label: t('keySheet.ranges') },
      { faces: ['C'], label: t('keySheet.compare') },
      { faces: ['T'], label: t('keySheet.tables') },
      { faces: ['L'], label: t('keySheet.live') },
    ]
  if (current === 'messages') {
    return [findHere, { faces: ['R'], label: t('keySheet.answer') }, { faces: ['E'], label: t('keySheet.archive') }]
  }
  if (current === 'pictures' || current === 'newsletter') return [{ faces: ['N'], label: t('keySheet.new') }, findHere]
  if (current === 'applications')
    return [
      findHere,
      { faces: ['J', 'K', 'H', 'L'], joined: 'or', label: t('keySheet.cards') },
      { faces: ['Alt', 'right'], label: t('keySheet.nextStage') },
      { faces: ['X'], label: t('keySheet.decline') },
    ]
  if (current === 'deleted') {
    return [
      { faces: ['X'], label: t('keySheet.choose') },
      { faces: ['R'], label: t('keySheet.restore') },
      { faces: ['Shift', 'D'], label: t('keySheet.erase') },
    ]
  }
  if (current !== 'posts') return []
  return [
    { faces: ['N'], label: t('keySheet.new') },
    findHere,
    { faces: ['H', 'L'], joined: 'or', label: t('keySheet.panes') },
    { faces: ['X'], label: t('keySheet.choose') },
    { faces: ['P', 'U', 'D'], joined: 'or', label: t('keySheet.chosen') },
  ]
}

/** Those that exist so far and that the account may open (D42). */
function placesOf(rights: StaffSession['rights'], counts: StaffSession['counts']): StaffPlace[] {
  const waiting = counts.messages + counts.quarantine + counts.applications
  return [
    { name: 'desk', count: waiting, asks: waiting > 0 },
    ...(rights.includes('posts') ? [{ name: 'posts' as const, count: counts.behind, asks: counts.behind > 0 }] : []),
    ...(rights.includes('posts') ? [{ name: 'pictures' as const }, { name: 'openings' as const }] : []),
    ...(rights.includes('newsletterDrafts') ? [{ name: 'newsletter' as const }] : []),
    ...(rights.includes('messages')
      ? [{ name: 'messages' as const, count: counts.messages, asks: counts.messages > 0 }]
      : []),
    ...(rights.includes('applications') ? [{ name: 'applications' as const, count: counts.applications }] : []),
    ...(rights.includes('analytics') ? [{ name: 'analytics' as const }] : []),
    ...(rights.includes('health') ? [{ name: 'health' as const }] : []),
    ...(rights.includes('people') ? [{ name: 'people' as const }] : []),
    ...(rights.includes('log') ? [{ name: 'log' as const }] : []),
    ...(rights.includes('ownDeleted') ? [{ name: 'deleted' as const, count: counts.deleted }] : []),
    ...(rights.includes('persons') ? [{ name: 'persons' as const }] : []),
  ]
}

function useCurrentPlace(pathname: string): StaffPlaceName | undefined {
  const names = Object.keys(staffPlaces).filter((name): name is StaffPlaceName => name in staffPlaces)
  const path = `${pathname.replace(/\/$/, '')}/`
  return names.findLast((name) =>
    name === 'desk' ? path === '/admin/' : path.startsWith(`${staffPlaces[name].href}/`),
  )
}

const themeOf = (theme: SignedIn['account']['theme']): Theme => (theme === 'device' ? 'system' : theme)

/** What waits may have changed while the window lay behind others. */
function useFreshCounts(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !endedSession.get()) void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}
