import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedState, type SavedStateProps } from '#ui/blocks/staff/editor/frame/saved-state.tsx'
import { type Lit, ScreenLit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface IssueFrameProps {
  number: number
  title: string
  backHref: string
  /** Nothing while the issue cannot be written. */
  saved?: SavedStateProps | undefined
  lit: Lit
  /** How the mails are shown. */
  view: ReactNode
  /** Strips across the screen: what happened meanwhile. */
  strips?: ReactNode
  /** What is written. */
  panel: ReactNode
  /** What becomes of it: counts, checks, tests, its time. */
  next: ReactNode
  /** The mails. */
  children: ReactNode
}

/** The focus screen of an issue: what is in it at the left, its mails beside it, the lit pane over them. */
export function IssueFrame({
  number,
  title,
  backHref,
  saved,
  lit,
  view,
  strips,
  panel,
  next,
  children,
}: IssueFrameProps) {
  const { t } = useTranslation('staff-issues')
  return (
    <div data-slot="issue-frame" onKeyDownCapture={pressLit} className="flex min-w-0 grow flex-col">
      <header className="grid border-line border-b md:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col">
          <div className="flex min-w-0 grow flex-wrap border-line border-b md:flex-nowrap md:items-stretch">
            <Anchor
              href={backHref}
              className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-14 items-center gap-2.5 whitespace-nowrap border-line px-4.5 text-sm hover:bg-pane max-md:hidden md:border-r"
            >
              <StaffIcon name="chevron-left" className="size-4" />
              {t('back')}
            </Anchor>
            <h1 className="heading flex min-w-0 grow items-center px-4 py-3 text-[1.1875rem] leading-tight max-md:w-full md:px-4.5">
              <span className="wrap-anywhere line-clamp-2">
                {title ? t('named', { number, title }) : t('untitled', { number })}
              </span>
            </h1>
            {saved && (
              <p
                role="status"
                className="flex max-w-64 shrink-0 items-center px-4.5 py-2 max-md:w-full max-md:max-w-none max-md:border-line max-md:border-t md:max-lg:sr-only lg:border-line lg:border-l"
              >
                <SavedState {...saved} />
              </p>
            )}
          </div>
          {view}
        </div>
        <div className="border-line max-md:contents md:grid md:border-l">
          <ScreenLit lit={lit} />
        </div>
      </header>
      {strips}
      {/* On a phone the mails come after what is in them, and before what becomes of them. */}
      <div className="grid min-w-0 grow lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 border-line lg:border-r">{panel}</div>
        <div className="min-w-0 border-line max-lg:border-b lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {children}
        </div>
        <div className="min-w-0 border-line lg:border-r">{next}</div>
      </div>
    </div>
  )
}

/** In a field as well. */
function pressLit(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.querySelector<HTMLElement>('[data-slot="lit-pane"], [data-slot="lit-pane-link"]')?.click()
}
