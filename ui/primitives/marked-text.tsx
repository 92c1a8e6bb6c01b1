import type { ComponentProps } from 'react'

export type TextPieces = { text: string; isHit: boolean }[]

export interface MarkedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  pieces: TextPieces
}

/** A text with the words that a search found, marked from below as with a pen. */
export function MarkedText({ pieces, ...props }: MarkedTextProps) {
  return (
    <span data-slot="marked-text" {...props}>
      {pieces.map(({ text, isHit }, place) =>
        isHit ? (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
            key={place}
            className="bg-transparent text-inherit shadow-[inset_0_-0.42em_color-mix(in_oklch,var(--signal)_38%,transparent)]"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
