import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { controlLooks, FieldFrame, type FieldProps } from '#ui/primitives/field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldProps {}

/** Grows with its text where the browser can. */
export function TextArea({ label, hint, error, className, rows = 6, ...props }: TextAreaProps) {
  return (
    <FieldFrame id={props.id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          data-slot="text-area"
          rows={rows}
          {...control}
          {...props}
          className={cn(controlLooks, 'field-sizing-content min-h-40 resize-y')}
        />
      )}
    </FieldFrame>
  )
}
