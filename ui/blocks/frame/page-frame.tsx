import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkipLink } from '#ui/primitives/skip-link.tsx'

/** The id of the place after everything else, for what comes later and belongs to no part of the page. */
export const pageEnd = 'page-end'

interface PageFrameProps {
  /** Such as the cookie banner: in tab order after the skip link, before the page. */
  notice?: ReactNode
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

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
      <div id={pageEnd} />
    </div>
  )
}
