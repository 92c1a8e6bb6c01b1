import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { type Language, languages } from '#locales/languages.ts'
import type { PostEditorPageProps } from '#site/pages/staff/post-editor-page.tsx'
import { fieldErrors } from '#site/staff/saving/saving-state.ts'
import type { PostInHand } from '#site/staff/writing/post-saving.ts'
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

interface StripDeeds {
  whenOf: (at: number) => string
  postsHref: string
  onUndo: () => void
  onClose: () => void
  onRetry: () => void
}

/** What is told across the screen. */
export function stripsOf(
  { state, isKept, restored, joined }: Pick<PostInHand, 'state' | 'isKept' | 'restored' | 'joined'>,
  deeds: StripDeeds,
): WritingStripProps[] {
  const strips: (WritingStripProps | undefined)[] = [
    state.kind === 'away' ? { kind: 'away', isKept, onRetry: deeds.onRetry } : undefined,
    state.kind === 'gone' ? { kind: 'gone', href: deeds.postsHref, isKept } : undefined,
    // Of a text that is too long only this sentence says so: no field is marked for it.
    state.kind === 'refused'
      ? { kind: 'refused', message: fieldErrors(state)['body'] ?? state.message, isKept }
      : undefined,
    joined && { kind: 'joined', by: joined.by, onClose: deeds.onClose },
    restored && { kind: 'restored', when: deeds.whenOf(restored.keptAt), onUndo: deeds.onUndo },
  ]
  return strips.filter((strip) => strip !== undefined)
}

/** Two wrote at once: what has to be chosen, and whose text it is. */
export function conflictOf({ state }: PostInHand, language: Language): PostEditorPageProps['conflict'] {
  if (state.kind !== 'conflict') return undefined
  const { clashes, fitting, settled } = state.clash
  const theirs = state.theirs.panes[language]
  return { clashes, fitting, settled, by: theirs?.savedBy ?? null, at: theirs?.savedAt }
}
