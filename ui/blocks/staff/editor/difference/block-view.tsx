import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { type ComponentProps, useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { useTranslation } from 'react-i18next'
import { type MarkedSide, markWords } from '#ui/blocks/staff/editor/difference/mark-words.ts'
import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { DiffMark } from '#ui/primitives/staff/diff-text.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface BlockViewProps {
  pair: BlockPair
  side?: MarkedSide
}

/** A paragraph as readers see it, with what has changed in it. Nothing in it can be pressed. Stands in an `ArticleBody`. */
export function BlockView({ pair, side = 'both' }: BlockViewProps) {
  const { t } = useTranslation('staff-revisions')
  const { now, former, state } = pair
  const isSame = state === 'same'
  const { tree, hasMarks } = useMemo(() => markWords(now, isSame ? now : former, side), [now, former, isSame, side])
  return (
    <>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { ...plain, ins: Inserted, del: Removed } })}
      {state === 'changed' && !hasMarks && (
        <p className="mt-2! flex items-center gap-2 text-ink-soft text-xs">
          <StaffIcon name="info" className="size-4 shrink-0" />
          {t('unseen')}
        </p>
      )}
    </>
  )
}

function Inserted({ children }: ComponentProps<'ins'>) {
  const { t } = useTranslation('staff-revisions')
  return (
    <DiffMark kind="inserted" label={t('marks.inserted')}>
      {children}
    </DiffMark>
  )
}

function Removed({ children }: ComponentProps<'del'>) {
  const { t } = useTranslation('staff-revisions')
  return (
    <DiffMark kind="removed" label={t('marks.removed')}>
      {children}
    </DiffMark>
  )
}

/** Links lead nowhere from here, boxes cannot be ticked, and headings are not the page's. */
const plain = {
  a: ({ children }: ComponentProps<'a'>) => (
    <span className="underline decoration-line-strong underline-offset-4">{children}</span>
  ),
  figcaption: ({ children }: ComponentProps<'figcaption'>) => (
    <span className="inline-flex items-center gap-2 border border-line px-2 py-0.5 text-ink-soft text-sm">
      <StaffIcon name="image" className="size-4 shrink-0" />
      {children}
    </span>
  ),
  input: ({ checked }: ComponentProps<'input'>) => <span aria-hidden="true">{checked ? '☑' : '☐'}</span>,
  table: ({ children }: ComponentProps<'table'>) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }: ComponentProps<'pre'>) => <pre className="whitespace-pre-wrap!">{children}</pre>,
}
