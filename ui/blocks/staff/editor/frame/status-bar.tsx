import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import { minutesToRead } from '#locales/read-time.ts'
import { SavedState, type SavedStateProps } from '#ui/blocks/staff/editor/frame/saved-state.tsx'
import { useCommandKey } from '#ui/blocks/staff/frame/use-command-key.ts'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface Outline {
  headings: readonly { level: number; text: string }[]
  words: number
}

export interface StatusBarProps {
  language: Language
  /** Undefined until it is known. */
  outline?: Outline | undefined
  saved: SavedStateProps
}

const cell = 'flex min-h-10 items-center gap-2 whitespace-nowrap px-4.5'

/** At the foot of a wide window: how long the text is, whether its headings are in order, and the keys. */
export function StatusBar({ language, outline, saved }: StatusBarProps) {
  const { t, i18n } = useTranslation('staff-editor')
  const command = useCommandKey()
  const keys = [
    { faces: [command, '.'], words: t('foot.preview') },
    { faces: [command, 'J'], words: t('foot.next') },
    { faces: [command, 'S'], words: t('foot.save') },
  ]
  return (
    <section
      data-slot="status-bar"
      aria-label={t('foot.label')}
      className="flex items-stretch divide-x divide-line border-line border-t bg-paper text-ink-soft text-xs max-md:hidden [@media(height>=40rem)]:sticky [@media(height>=40rem)]:bottom-0 [@media(height>=40rem)]:z-10"
    >
      {outline && (
        <>
          <span className={cell}>
            {t('foot.words', {
              count: outline.words,
              number: formatNumber(outline.words, i18n.language),
              minutes: outline.words === 0 ? 0 : minutesToRead(outline.words, language),
            })}
          </span>
          <Headings headings={outline.headings} />
        </>
      )}
      <span aria-hidden="true" className={`${cell} min-w-0 grow overflow-hidden`}>
        <SavedState {...saved} />
      </span>
      {keys.map(({ faces, words }) => (
        <span key={words} className={`${cell} pointer-coarse:hidden [@media(width<87.5rem)]:hidden`}>
          <Keys faces={faces} label={faces.join(' ')} /> {words}
        </span>
      ))}
    </section>
  )
}

/** The page has its one h1; below it no level may be left out. */
function Headings({ headings }: Pick<Outline, 'headings'>) {
  const { t } = useTranslation('staff-editor')
  const skipped = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1 || level < 2)
  if (headings.length === 0) return <span className={cell}>{t('foot.noHeadings')}</span>
  if (!skipped) return <span className={cell}>{t('foot.inOrder', { count: headings.length })}</span>
  return (
    <span className={`${cell} min-w-0 text-danger`}>
      <StaffIcon name="warning" className="size-4 shrink-0" />
      <span className="truncate">{t('foot.skipped', { heading: skipped.text })}</span>
    </span>
  )
}
