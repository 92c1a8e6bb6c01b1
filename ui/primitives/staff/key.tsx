import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

/** Drawn: not every font has arrows. */
const signs = {
  command: { name: 'command', className: 'size-3' },
  enter: { name: 'enter', className: 'size-3' },
  right: { name: 'arrow-right', className: 'size-3' },
  down: { name: 'arrow-right', className: 'size-3 rotate-90' },
  left: { name: 'arrow-right', className: 'size-3 rotate-180' },
  up: { name: 'arrow-right', className: 'size-3 -rotate-90' },
} as const satisfies Record<string, { name: StaffIconName; className: string }>

/** A key of the keyboard: its name, or what is printed on it. */
export type KeyFace = keyof typeof signs | (string & {})

const isSign = (face: string): face is keyof typeof signs => face in signs

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
      {isSign(face) ? <StaffIcon strokeWidth={1.25} {...signs[face]} /> : face}
    </kbd>
  )
}

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
