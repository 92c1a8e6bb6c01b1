import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { CharacterKeys, useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { type PostDeed, postDeeds } from '#ui/blocks/staff/posts/board-post.ts'
import { BulkTime, type BulkTimeProps } from '#ui/blocks/staff/posts/bulk-time.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Key } from '#ui/primitives/staff/key.tsx'

export interface BulkBarProps {
  /** Of posts. With none it is there without scripts only, where nobody counts. */
  count: number
  /** Publishing and taking down are for this language alone; deleting is for all. */
  only?: Language | undefined
  isBusy?: boolean
  /** When posts would usually open. */
  usual: Pick<BulkTimeProps, 'from' | 'timeZone'>
  /** Without it the form is posted. `from` is when scheduled posts open, as the field has it. */
  onDeed?: ((deed: PostDeed, from?: string) => void) | undefined
  /** Begins an issue of the newsletter of the chosen posts. Without scripts the form is posted, with `deed` `issue`. */
  onIssue?: (() => void) | undefined
  onClear: () => void
}

export const deedLetters: Record<PostDeed, string> = { publish: 'P', schedule: 'S', unpublish: 'U', delete: 'D' }

/** What can be done with the chosen rows. Buttons of the form that the rows stand in. */
export function BulkBar({ count, only, isBusy = false, usual, onDeed, onIssue, onClear }: BulkBarProps) {
  const { t, i18n } = useTranslation('staff-posts')
  const hasLetterKeys = use(CharacterKeys)
  const isOpen = count > 0
  const run = onDeed && isOpen && !isBusy ? onDeed : undefined
  const [isTimed, setTimed] = useState(false)
  const ask = () => setTimed(!isTimed)
  useShortcuts({
    p: run && (() => run('publish')),
    s: run && ask,
    u: run && (() => run('unpublish')),
    d: run && (() => run('delete')),
    i: isOpen && !isBusy ? onIssue : undefined,
    Escape: isOpen ? () => (isTimed ? setTimed(false) : onClear()) : undefined,
  })

  const deeds = [
    ...postDeeds.map((deed) => ({
      ...{ deed, letter: deedLetters[deed], words: t(only && deed === 'delete' ? 'bulk.deleteAll' : `bulk.${deed}`) },
      onPress: onDeed && (deed === 'schedule' ? ask : () => onDeed(deed)),
    })),
    { deed: 'issue', letter: 'I', words: t('bulk.issue'), onPress: onIssue },
  ]

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      data-slot="bulk-bar"
      aria-label={t('bulk.label')}
      className={cn(
        'sticky bottom-0 z-20 bg-ink text-paper text-sm max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] [@media(height<25rem)]:static!',
        isOpen ? 'grid grid-cols-2 md:flex md:flex-wrap' : 'hidden noscript:flex noscript:flex-wrap',
      )}
    >
      {isOpen && (
        <p
          role="status"
          className="flex min-h-12 items-center gap-3 px-gutter font-semibold tabular-nums md:min-h-14 md:border-paper/30 md:border-r"
        >
          {t('bulk.chosen', { count, number: formatNumber(count, i18n.language) })}
          {only && (
            <span className="font-normal">{t('bulk.only', { spoken: spokenLanguage(only, i18n.language) })}</span>
          )}
        </p>
      )}
      {isOpen && (
        <button
          type="button"
          aria-label={t('bulk.clear')}
          title={t('bulk.clear')}
          onClick={onClear}
          className={cn(pane, 'justify-end! md:order-last md:ml-auto')}
        >
          <Icon name="close" className="size-5" />
        </button>
      )}
      {deeds.map(({ deed, letter, words, onPress }) => (
        <button
          key={deed}
          type="submit"
          name="deed"
          value={deed}
          aria-disabled={isBusy}
          {...(deed === 'schedule' && onDeed && { 'aria-expanded': isTimed })}
          {...(hasLetterKeys && { 'aria-keyshortcuts': letter })}
          onClick={(event) => {
            if (!onPress) return
            event.preventDefault()
            if (!isBusy) onPress()
          }}
          className={cn(pane, 'border-paper/30 max-md:border-t max-md:odd:border-r md:border-r')}
        >
          {words}
          {hasLetterKeys && <Key face={letter} aria-hidden="true" className="pointer-coarse:hidden max-xl:hidden" />}
        </button>
      ))}
      {(isTimed || !onDeed) && (
        <BulkTime
          {...usual}
          isBusy={isBusy}
          onSchedule={
            onDeed &&
            ((from) => {
              setTimed(false)
              onDeed('schedule', from)
            })
          }
          onClose={() => setTimed(false)}
        />
      )}
    </div>
  )
}

const pane =
  'flex min-h-14 cursor-pointer items-center justify-center gap-2.5 px-4.5 font-medium -outline-offset-4 outline-paper hover:bg-paper hover:text-ink hover:outline-ink aria-disabled:cursor-progress aria-disabled:opacity-70'
