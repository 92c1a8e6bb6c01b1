import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { controlLooks, FieldFrame, type FieldProps } from '#ui/primitives/field.tsx'

/** `className` places the whole field; everything else goes to the input. */
export function TextField({ label, hint, error, className, ...props }: ComponentProps<'input'> & FieldProps) {
  return (
    <FieldFrame id={props.id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input data-slot="text-field" type="text" {...control} {...props} className={cn(controlLooks, 'min-h-12')} />
      )}
    </FieldFrame>
  )
}
