import type { ComponentProps } from 'react'
import { type Language, languages } from '#locales/languages.ts'
import { cn } from '#ui/lib/cn.ts'
import { PaneGlyph, type PaneState } from '#ui/primitives/staff/pane-glyph.tsx'

export type SixStripVariant = 'panes' | 'glyphs'

export interface SixStripProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A language that is not named is missing. */
  states: Partial<Record<Language, PaneState>>
  /** `panes` where there is no room for more than lit or not, `glyphs` where the kind of not matters. */
  variant?: SixStripVariant
  /** “Live in English and German, scheduled in Italian”. Without it words beside it say so. */
  label?: string
}

/** The six languages of a day, an issue or a person, always in the site's order. */
export function SixStrip({ states, variant = 'panes', label, className, ...props }: SixStripProps) {
  return (
    <span
      data-slot="six-strip"
      data-variant={variant}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...props}
      className={cn('inline-flex shrink-0', variant === 'glyphs' ? 'gap-0.75' : 'gap-0.5', className)}
    >
      {languages.map((language) =>
        variant === 'glyphs' ? (
          <PaneGlyph key={language} state={states[language] ?? 'missing'} size="sm" />
        ) : (
          <Pane key={language} state={states[language] ?? 'missing'} />
        ),
      )}
    </span>
  )
}

/** 7 × 9: whole when lit, its lower half when scheduled, its upper half when it asks. */
const fills: Record<PaneState, { d: string; className: string } | undefined> = {
  missing: undefined,
  draft: undefined,
  asks: { d: 'M1 1h5v4H1z', className: 'fill-signal' },
  scheduled: { d: 'M0 4.5h7V9H0z', className: 'pane-lit' },
  live: { d: 'M0 0h7v9H0z', className: 'pane-lit' },
  stale: { d: 'M0 0h7v9H0z', className: 'fill-signal' },
  shut: { d: 'M1 2h5v1H1zM1 4h5v1H1zM1 6h5v1H1z', className: 'pane-lit' },
}

function Pane({ state }: { state: PaneState }) {
  const fill = fills[state]
  return (
    <svg viewBox="0 0 7 9" className="h-2.25 w-1.75" aria-hidden="true">
      {fill && <path {...fill} />}
      <path d="M.5.5h6v8h-6z" className="pane-dark" />
    </svg>
  )
}
