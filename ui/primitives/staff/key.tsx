import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

const arrows = { up: '↑', down: '↓' } as const
/** Drawn: the fonts have no arrows to the side. */
const signs = { command: 'command', enter: 'enter', left: 'arrow-right', right: 'arrow-right' } as const

/** A key of the keyboard: its name, or what is printed on it. */
export type KeyFace = keyof typeof arrows | keyof typeof signs | (string & {})

export interface KeyProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  face: KeyFace
}

/** Drawn, not typed. In the colour of the words around it. */
export function Key({ face, className, ...props }: KeyProps) {
  return (
    <kbd
      data-slot="key"
      {...props}
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-pane border border-current/60 px-1 font-medium font-text text-[0.75rem] leading-none',
        className,
      )}
    >
      {isSign(face) ? (
        <StaffIcon name={signs[face]} strokeWidth={2} className={cn('size-3', face === 'left' && 'rotate-180')} />
      ) : isArrow(face) ? (
        arrows[face]
      ) : (
        face
      )}
    </kbd>
  )
}

const isSign = (face: string): face is keyof typeof signs => face in signs
const isArrow = (face: string): face is keyof typeof arrows => face in arrows

export interface KeysProps extends Omit<ComponentProps<'span'>, 'children'> {
  faces: readonly KeyFace[]
  /** Read out in their place. Without it they are decoration: the control has `aria-keyshortcuts`. */
  label?: string
}

export function Keys({ faces, label, className, ...props }: KeysProps) {
  return (
    <span data-slot="keys" {...props} className={cn('inline-flex shrink-0 items-center gap-0.75', className)}>
      {label !== undefined && <span className="sr-only">{label}</span>}
      {faces.map((face) => (
        <Key key={face} face={face} aria-hidden="true" />
      ))}
    </span>
  )
}
