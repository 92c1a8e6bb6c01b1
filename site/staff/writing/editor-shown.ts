import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { type Language, languages } from '#locales/languages.ts'
import type { PostInHand, SavingState } from '#site/staff/writing/post-saving.ts'
import type { EditorPane } from '#ui/blocks/staff/editor/frame/editor-pane.ts'
import type { WritingStripProps } from '#ui/blocks/staff/editor/frame/writing-strip.tsx'

/** The panes as the tabs show them. */
export function editorPanes(panes: WritingAnswer['panes']): Partial<Record<Language, EditorPane>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const pane = panes[language]
      if (!pane) return []
      const { state, behind, hasChanges, visibleFrom, visibleUntil } = pane
      return [
        [
          language,
          { state, behind, hasChanges, visibleFrom: visibleFrom ?? undefined, visibleUntil: visibleUntil ?? undefined },
        ],
      ]
    }),
  )
}

/** When it was saved last, or since when it could not be. */
export function savedShown(state: SavingState) {
  const at = 'since' in state ? state.since : 'at' in state ? state.at : undefined
  return { kind: state.kind, at, isKept: state.kind === 'away' && state.isKept }
}

/** Sentences of the server by field, without where the field lies in what was sent. */
export function fieldErrors(state: SavingState): Partial<Record<string, string>> {
  if (state.kind !== 'refused') return {}
  return Object.fromEntries(Object.entries(state.fields).map(([field, words]) => [field.replace(/^text\./, ''), words]))
}

interface StripDeeds {
  whenOf: (at: number) => string
  postsHref: string
  onUndo: () => void
  onClose: () => void
  onRetry: () => void
}

/** What is told across the screen. */
export function stripsOf({ state, restored, joined }: PostInHand, deeds: StripDeeds): WritingStripProps[] {
  const strips: (WritingStripProps | undefined)[] = [
    state.kind === 'away' ? { kind: 'away', isKept: state.isKept, onRetry: deeds.onRetry } : undefined,
    state.kind === 'gone' ? { kind: 'gone', href: deeds.postsHref } : undefined,
    state.kind === 'refused' ? { kind: 'refused', message: state.message } : undefined,
    joined && { kind: 'joined', by: joined.by, onClose: deeds.onClose },
    restored && { kind: 'restored', when: deeds.whenOf(restored.keptAt), onUndo: deeds.onUndo },
  ]
  return strips.filter((strip) => strip !== undefined)
}
