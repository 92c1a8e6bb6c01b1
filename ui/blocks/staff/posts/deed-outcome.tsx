import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { PostDeed } from '#ui/blocks/staff/posts/board-post.ts'
import { type RefusedPost, useRefusedWords } from '#ui/blocks/staff/posts/use-refused-words.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface DeedOutcomeProps {
  deed: PostDeed | 'undo'
  /** How many posts. */
  done: number
  refused: readonly RefusedPost[]
  /** Given without scripts, where no notice says so: takes it back when it is sent. */
  undo?: string | undefined
  /** The form without scripts is posted here. */
  action: string
}

/** What came of a deed on several posts, where not all of it worked or no notice can say so. */
export function DeedOutcome({ deed, done, refused, undo, action }: DeedOutcomeProps) {
  const { t, i18n } = useTranslation('staff-posts')
  const wordsOf = useRefusedWords()
  const number = (count: number) => formatNumber(count, i18n.language)
  const counted = { count: done, number: number(done) }
  const told = deed === 'undo' ? t('done.undone', counted) : t(`done.${deed}`, counted)
  return (
    <Strip
      icon={refused.length > 0 ? 'warning' : 'check'}
      role="status"
      data-state={refused.length > 0 ? 'conflict' : 'done'}
      action={
        undo !== undefined && (
          <form method="post" action={action}>
            <input type="hidden" name="id" value={undo} />
            <DeedButton type="submit" size="sm" name="deed" value="undo">
              {t('done.undo')}
            </DeedButton>
          </form>
        )
      }
    >
      {refused.length === 0 ? (
        <b>{told}</b>
      ) : (
        <>
          <b>{t('refused.title', { done: number(done), all: number(done + refused.length) })}</b>
          <ul>
            {refused.map((post) => (
              <li key={post.id}>{wordsOf(post)}</li>
            ))}
          </ul>
        </>
      )}
    </Strip>
  )
}
