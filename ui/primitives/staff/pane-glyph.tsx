import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** Lit: the public sees it. Outline: nobody does. Vermilion: it asks for you. */
export const paneStates = ['missing', 'draft', 'asks', 'scheduled', 'live', 'stale', 'shut'] as const
export type PaneState = (typeof paneStates)[number]

export type PaneGlyphSize = 'sm' | 'md' | 'lg' | 'xl'

/** 14, 20, 24 and 30 px wide. */
const sizes: Record<PaneGlyphSize, string> = {
  sm: 'h-[1.1375rem] w-3.5',
  md: 'h-[1.625rem] w-5',
  lg: 'h-[1.95rem] w-6',
  xl: 'h-[2.4375rem] w-7.5',
}

const frame = <path d="M1 1h18v24H1zM10 1v24M1 13h18" strokeWidth="2" className="pane-frame" />
const allLit = <path d="M0 0h20v26H0z" className="pane-lit" />
const bars = <path d="M10 2v22M2 13h16" strokeWidth="2" className="pane-cut fill-none" />

const drawn: Record<PaneState, ReactNode> = {
  missing: <path d="M1 1h18v24H1z" strokeWidth="1.5" strokeDasharray="3 2.7" className="pane-dark" />,
  draft: frame,
  asks: (
    <>
      <path d="M11 2h7v10h-7z" className="fill-signal" />
      {frame}
    </>
  ),
  scheduled: (
    <>
      <path d="M2 14h7v10H2zM11 14h7v10h-7z" className="pane-lit" />
      {frame}
    </>
  ),
  live: (
    <>
      {allLit}
      {bars}
    </>
  ),
  stale: (
    <>
      <path d="M0 0h9v14h11v12H0z" className="pane-lit" />
      <path d="M11 0h9v12h-9z" className="origin-[15.5px_6px] fill-signal" />
      {bars}
    </>
  ),
  shut: (
    <>
      <path d="M1 1h18v24H1z" strokeWidth="2" className="pane-frame" />
      <path d="M4 5h12M4 9h12M4 13h12M4 17h12M4 21h12" strokeWidth="1.6" className="pane-frame" />
    </>
  ),
}

export interface PaneGlyphProps extends Omit<ComponentProps<'svg'>, 'children'> {
  state: PaneState
  size?: PaneGlyphSize
  /** All that it says: “Français: live, two paragraphs behind”. Without it words beside it say so. */
  label?: string
}

/** How one language of one thing stands. The states differ in form, not in colour alone. */
export function PaneGlyph({ state, size = 'md', label, className, ...props }: PaneGlyphProps) {
  return (
    <svg
      data-slot="pane-glyph"
      data-state={state}
      viewBox="0 0 20 26"
      role={label === undefined ? 'none' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      {...props}
      className={cn('shrink-0 overflow-visible', sizes[size], className)}
    >
      {drawn[state]}
    </svg>
  )
}
