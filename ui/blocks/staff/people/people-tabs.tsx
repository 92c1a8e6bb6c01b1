import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Texts } from '#locales/texts.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export type PeopleShown = Exclude<keyof Texts['staff-people']['tabs'], 'label'>

export interface PeopleTabsProps {
  shown: PeopleShown
  counts: Record<PeopleShown, number>
  /** Each has an address of its own. */
  hrefFor: (shown: PeopleShown) => string
  /** Without it the links are followed. */
  onShow?: ((shown: PeopleShown) => void) | undefined
}

const all: readonly PeopleShown[] = ['working', 'invited', 'gone']

/** A bar of panes: links, so that each list has an address and works without scripts. */
export function PeopleTabs({ shown, counts, hrefFor, onShow }: PeopleTabsProps) {
  const { t, i18n } = useTranslation('staff-people')

  function show(event: MouseEvent, next: PeopleShown) {
    if (!onShow || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onShow(next)
  }

  return (
    <nav data-slot="people-tabs" aria-label={t('tabs.label')} className="overflow-x-auto border-line border-b">
      <ul className="flex min-h-12">
        {all.map((each) => (
          <li key={each} className="group/tab flex shrink-0">
            <Anchor
              href={hrefFor(each)}
              {...(each === shown && { 'aria-current': 'page' as const })}
              onClick={(event) => show(event, each)}
              className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 group-first/tab:pl-gutter font-medium text-sm -outline-offset-4 outline-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
            >
              <span className="decoration-2 decoration-signal underline-offset-8 hover:underline">
                {t(`tabs.${each}`)}
              </span>
              <span className="font-normal tabular-nums opacity-85">{formatNumber(counts[each], i18n.language)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
