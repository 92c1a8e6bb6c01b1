import { useEffect, useState } from 'react'
import type { Language } from '#locales/languages.ts'
import type { KeyFace } from '#ui/primitives/staff/key.tsx'
import type { PaneState } from '#ui/primitives/staff/pane-glyph.tsx'
import type { StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

/** In the order in which they are shown. */
export const paletteGroups = ['posts', 'do', 'messages', 'people'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

export interface PaletteAction {
  id: string
  label: string
  /** How that language stands. */
  pane?: PaneState
}

export interface PaletteLine {
  /** One of a kind among all lines. */
  id: string
  title: string
  /** Shown while the line is lit. */
  detail?: string
  /** A date or a number at its end. */
  end?: string
  icon?: StaffIconName
  /** Instead of a sign. */
  pane?: PaneState
  languages?: Partial<Record<Language, PaneState>>
  /** What leads there without the palette. */
  keys?: readonly KeyFace[]
  /** What can be done with it beside opening it. */
  actions?: readonly PaletteAction[]
}

export type PaletteResults = Partial<Record<PaletteGroup, readonly PaletteLine[]>>

export type PaletteScope = 'all' | 'do' | 'people' | 'tags'

export interface PaletteQuery {
  text: string
  scope: PaletteScope
}

/** The signal says that nobody waits for the answer any more. An empty text asks for what is worth a suggestion. */
export type PaletteSearch = (query: PaletteQuery, signal: AbortSignal) => PaletteResults | Promise<PaletteResults>

const scopes: Record<string, PaletteScope> = { '>': 'do', '@': 'people', '#': 'tags' }

/** `> ` in front looks for things to do, `@` for people, `#` for tags. */
export function readQuery(written: string): PaletteQuery {
  const trimmed = written.trimStart()
  const scope = scopes[trimmed.charAt(0)]
  return scope ? { text: trimmed.slice(1).trim(), scope } : { text: trimmed.trim(), scope: 'all' }
}

export interface PaletteAnswer {
  query: PaletteQuery
  results: PaletteResults
  state: 'looking' | 'found' | 'failed'
}

/** Milliseconds without a key before it is asked. */
const PAUSE = 120

/** What was found stays until the next answer is there; answers that come too late are dropped. */
export function usePaletteAnswer(search: PaletteSearch, written: string): [PaletteAnswer, () => void] {
  const { text, scope } = readQuery(written)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<PaletteAnswer>({ query: { text, scope }, results: {}, state: 'looking' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again.
  useEffect(() => {
    const asking = new AbortController()
    const query = { text, scope }
    setAnswer((last) => ({ ...last, state: 'looking' }))
    const timer = setTimeout(
      async () => {
        try {
          const results = await search(query, asking.signal)
          if (!asking.signal.aborted) setAnswer({ query, results, state: 'found' })
        } catch {
          if (!asking.signal.aborted) setAnswer({ query, results: {}, state: 'failed' })
        }
      },
      text === '' ? 0 : PAUSE,
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [search, text, scope, attempt])

  return [answer, () => setAttempt((before) => before + 1)]
}
