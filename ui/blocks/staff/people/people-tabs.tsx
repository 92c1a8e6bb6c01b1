import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'

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
  const { t } = useTranslation('staff-people')

  function show(event: MouseEvent, next: PeopleShown) {
    if (!onShow || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onShow(next)
  }

  return (
    <CountTabs
      label={t('tabs.label')}
      tabs={all.map((each) => ({
        name: t(`tabs.${each}`),
        count: counts[each],
        href: hrefFor(each),
        isCurrent: each === shown,
        onClick: (event) => show(event, each),
      }))}
      className="border-line border-b"
    />
  )
}
