import { useState } from 'react'
import { data, Link, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router-dom'
import type { SharedAnswer } from '#api/contract/staff/dashboard/shares.ts'
import { isLanguage, languages } from '#locales/languages.ts'
import { languageContext } from '#site/context/context.ts'
import { SharedPage } from '#site/pages/staff/analytics/shared-page.tsx'
import { RouteFocus } from '#site/parts/route-focus.tsx'
import { sharedAddress, sharedQueryOf, sharedShown } from '#site/staff/analytics/shared-addresses.ts'
import { showTheme } from '#site/staff/frame/show-theme.ts'
import { statusFor } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { StaffTitle } from '#site/staff/frame/staff-title.tsx'
import type { Theme } from '#ui/blocks/frame/theme-switcher.tsx'
import { SharedFrame } from '#ui/blocks/staff/segments/shared-frame.tsx'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'

export const handle: StaffHandle = {
  texts: ['staff-segments', 'staff-analytics', 'staff-door'],
  title: (t) => t('staff-analytics:title'),
}

/** Without a session: whoever has the token of a link that holds. The address or the browser says the language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const asked = query.get('language')
  if (isLanguage(asked)) await context.get(languageContext)(asked)
  const result = await context.get(staffClientContext).readShared(sharedQueryOf(query))
  if (result.ok) return { shared: result.answer }
  // What is no token is told as one that holds no longer.
  const { code } = result.error
  if (code === 'not_found' || code === 'invalid') return data({ shared: null }, 404)
  throw data(result.error, statusFor(result))
}

export function Component() {
  const { shared } = useLoaderData<{ shared: SharedAnswer | null }>()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const [theme, setTheme] = useState<Theme>('system')
  const inLanguage = (language: string) => {
    const own = new URLSearchParams(query)
    own.set('language', language)
    return `${pathname}?${own}`
  }
  return (
    <LinkProvider render={SharedLink}>
      <StaffTitle />
      <SharedFrame
        languages={languages.map((language) => ({ language, href: inLanguage(language) }))}
        theme={{
          theme,
          onThemeChange(next) {
            showTheme(next)
            setTheme(next)
          },
        }}
      >
        <SharedPage
          shared={shared}
          links={{
            shown: { ...sharedShown(query, { filters: shared?.filters ?? {} }), timeRange: shared?.timeRange },
            hrefFor: (shown) => sharedAddress(query, shown),
            fileFor: () => undefined,
            allHrefFor: () => pathname,
            isFixed: true,
          }}
        />
      </SharedFrame>
      <RouteFocus />
    </LinkProvider>
  )
}

/** Whoever turns a chart over stays where they are. */
function SharedLink({ href, ...props }: LinkComponentProps) {
  return href.startsWith('/analytics/shared') ? (
    <Link to={href} preventScrollReset {...props} />
  ) : (
    <a href={href} {...props} />
  )
}
