import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export type SeatRole = 'owner' | 'moderator' | 'house' | 'invited'
export type SeatSize = 'sm' | 'md'

const signs: Record<SeatRole, StaffIconName> = { owner: 'key', moderator: 'pen', house: 'clock', invited: 'mail' }

const sizes: Record<SeatSize, string> = { sm: 'h-[1.8rem] w-6', md: 'h-[2.375rem] w-8' }
const signSizes: Record<SeatSize, string> = { sm: 'size-3.5', md: 'size-4.5' }

const roles: Record<SeatRole, string> = {
  owner: 'border-solid',
  moderator: 'border-solid',
  house: 'border-solid',
  invited: 'border-dashed',
}

const seat = cva('inline-grid shrink-0 place-items-center border-[1.5px] border-current', {
  variants: { seat: roles, size: sizes },
})

export interface SeatProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Whose seat it is. */
  seat: SeatRole
  size?: SeatSize
}

/** A role, not a face. Hidden from screen readers: the role stands beside it in words. */
export function Seat({ seat: role, size = 'md', className, ...props }: SeatProps) {
  return (
    <span
      data-slot="seat"
      data-variant={role}
      data-size={size}
      aria-hidden="true"
      {...props}
      className={cn(seat({ seat: role, size }), className)}
    >
      <StaffIcon name={signs[role]} className={signSizes[size]} />
    </span>
  )
}
