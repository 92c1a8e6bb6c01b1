import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type DiffKind = 'inserted' | 'removed'

/** Underlined or struck through as well as tinted, and named for whoever hears it. */
const looks: Record<DiffKind, string> = {
  inserted:
    '[del+&]:ml-[0.15em] bg-success/12 underline decoration-2 decoration-success underline-offset-3 forced-colors:decoration-double',
  removed: 'bg-danger/8 text-ink-soft line-through decoration-2 decoration-danger',
}

export interface DiffMarkProps extends ComponentProps<'ins'> {
  kind: DiffKind
  /** Read out before it: “inserted”. */
  label: string
}

/** Words that came or went. */
export function DiffMark({ kind, label, className, children, ...props }: DiffMarkProps) {
  const Element = kind === 'inserted' ? 'ins' : 'del'
  return (
    <Element
      data-slot="diff-mark"
      data-kind={kind}
      {...props}
      className={cn('box-decoration-clone', looks[kind], className)}
    >
      <span className="sr-only select-none">{label} </span>
      {children}
    </Element>
  )
}

export interface DiffTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  pieces: readonly { text: string; kind?: DiffKind | undefined }[]
  labels: Readonly<Record<DiffKind, string>>
}

/** A line of text with what came and went in it. */
export function DiffText({ pieces, labels, ...props }: DiffTextProps) {
  return (
    <span data-slot="diff-text" {...props}>
      {pieces.map(({ text, kind }, place) =>
        kind === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
          <DiffMark key={place} kind={kind} label={labels[kind]}>
            {text}
          </DiffMark>
        ),
      )}
    </span>
  )
}
