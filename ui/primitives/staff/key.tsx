import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

const arrows = { up: '↑', down: '↓', left: '←', right: '→' } as const
const signs = ['command', 'enter'] as const

/** A key of the keyboard: its name, or what is printed on it. */
export type KeyFace = keyof typeof arrows | (typeof signs)[number] | (string & {})

export interface KeyProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  face: KeyFace
}

/** Drawn, not typed. In the colour of the words around it. */
export function Key({ face, className, ...props }: KeyProps) {
  const sign = signs.find((name) => name === face)
  return (
    <kbd
      data-slot="key"
      {...props}
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-pane border border-current/60 px-1 font-medium font-text text-[0.75rem] leading-none',
        className,
      )}
    >
      {sign ? <StaffIcon name={sign} strokeWidth={1.25} className="size-3" /> : isArrow(face) ? arrows[face] : face}
    </kbd>
  )
}

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
