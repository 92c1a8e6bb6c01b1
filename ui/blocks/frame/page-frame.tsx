import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkipLink } from '#ui/primitives/skip-link.tsx'

interface PageFrameProps {
  /** What asks for attention on any page, such as the cookie banner: the keyboard meets it after the skip link, before the page. */
  notice?: ReactNode
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The frame every public page hangs in: skip link, header, main, footer, between the two outer lines of the window. */
export function PageFrame({ notice, header, footer, children }: PageFrameProps) {
  const { t } = useTranslation('common')
  return (
    <div
      data-slot="page-frame"
      className="mx-auto flex min-h-dvh max-w-[100rem] flex-col border-line min-[100rem]:border-x"
    >
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      {notice}
      {header}
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
