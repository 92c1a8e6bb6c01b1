import { useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router-dom'
import { isLanguage, languages } from '#locales/languages.ts'
import { languageContext } from '#site/context/context.ts'
import { useSettings } from '#site/context/settings.ts'
import { RouteFocus } from '#site/parts/route-focus.tsx'
import { showTheme } from '#site/staff/frame/show-theme.ts'
import { StaffLinks } from '#site/staff/frame/staff-links.tsx'
import { StaffTitle } from '#site/staff/frame/staff-title.tsx'
import type { Theme } from '#ui/blocks/frame/theme-switcher.tsx'
import { DoorFrame } from '#ui/blocks/staff/door/door-frame.tsx'

/** Outside, nobody has an account that says a language: the address does, or the browser. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const asked = new URL(request.url).searchParams.get('language')
  if (isLanguage(asked)) await context.get(languageContext)(asked)
  return null
}

export function Component() {
  const { publicUrl } = useSettings()
  const { pathname, search } = useLocation()
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <StaffLinks>
      <StaffTitle />
      <DoorFrame
        host={new URL(publicUrl).host}
        languages={languages.map((language) => ({ language, href: inLanguage(pathname, search, language) }))}
        theme={{
          theme,
          onThemeChange(next) {
            showTheme(next)
            setTheme(next)
          },
        }}
      >
        <Outlet />
      </DoorFrame>
      <RouteFocus />
    </StaffLinks>
  )
}

function inLanguage(pathname: string, search: string, language: string): string {
  const query = new URLSearchParams(search)
  query.delete('deed')
  query.set('language', language)
  return `${pathname}?${query}`
}
