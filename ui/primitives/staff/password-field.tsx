import { type ComponentProps, useState } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { controlLooks, FieldFrame, type FieldProps } from '#ui/primitives/field.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldProps {
  /** Name of the button that shows what is typed; it is pressed while it does. */
  showLabel: string
}

/** `className` places the whole field; everything else goes to the input. Without scripts a plain password input. */
export function PasswordField({ label, hint, error, showLabel, className, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={props.id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative grid">
          <input
            data-slot="password-field"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...props}
            type={isShown ? 'text' : 'password'}
            className={cn(controlLooks, 'min-h-12 pr-14 [&::-ms-reveal]:hidden')}
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isShown}
            disabled={props.disabled}
            onClick={() => setShown(!isShown)}
            className="-outline-offset-4 focus-visible:-outline-offset-4 absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center hover:text-signal-text disabled:cursor-not-allowed disabled:opacity-60 noscript:hidden"
          >
            <StaffIcon name="eye" className="size-5" />
            {!isShown && (
              <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute size-5 stroke-2 stroke-current">
                <path d="M4 20 20 4" />
              </svg>
            )}
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
