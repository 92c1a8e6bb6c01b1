import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { OpeningState, SavedOpening } from '#ui/blocks/staff/openings/opening.ts'
import { openingTitle, useOpeningWords } from '#ui/blocks/staff/openings/opening-words.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import type { PaneState } from '#ui/primitives/staff/pane-glyph.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'

/** Shared by the lines and their heads. */
export const openingColumns =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 px-gutter @4xl:grid-cols-[minmax(0,1fr)_8rem_11rem_12rem_6.5rem] @4xl:items-center'

const glyphs: Record<OpeningState, PaneState> = { open: 'live', closed: 'draft', over: 'shut' }

export interface OpeningLineProps {
  opening: SavedOpening
  clock: StaffClock
  href: string
  /** Without scripts it is deleted by posting here, with `deed` and `id`. */
  action: string
  onDelete?: ((id: string) => void) | undefined
}

export function OpeningLine({ opening, clock, href, action, onDelete }: OpeningLineProps) {
  const { t } = useTranslation('staff-openings')
  const { standing, saving } = useOpeningWords(clock)
  const { id, kind, state, texts, applications } = opening
  const title = openingTitle(opening)
  const written = languages.filter((language) => texts[language] !== undefined)
  return (
    <li
      data-slot="opening-line"
      data-state={state}
      className={cn(openingColumns, 'relative border-line border-b py-4 hover:bg-pane')}
    >
      <div className="min-w-0">
        <Anchor
          href={href}
          className="heading wrap-anywhere text-[1.1875rem] leading-tight outline-none after:absolute after:inset-0 after:-outline-offset-4 hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-signal"
        >
          {title}
        </Anchor>
        <p className="text-ink-soft text-xs">
          {[t(`kinds.${kind}`), applications > 0 && t('applications', { count: applications })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-6 gap-y-2 @4xl:contents">
        <SixStrip
          variant="glyphs"
          states={Object.fromEntries(written.map((language) => [language, glyphs[state]]))}
          label={written.map((language) => languageNames[language]).join(', ')}
        />
        <p className={cn('text-sm', state === 'open' ? 'font-semibold' : 'text-ink-soft')}>{standing(opening)}</p>
        <p className="text-ink-soft text-xs">{t('saved', saving(opening))}</p>
      </div>
      <form
        method="post"
        action={action}
        onSubmit={takeForm(onDelete && (() => onDelete(id)))}
        className="relative col-start-2 row-start-1 @4xl:col-start-5 @4xl:justify-self-end"
      >
        <input type="hidden" name="deed" value="delete" />
        <input type="hidden" name="id" value={id} />
        <DeedButton type="submit" size="sm" aria-label={t('named', { deed: t('delete'), title })}>
          {t('delete')}
        </DeedButton>
      </form>
    </li>
  )
}
