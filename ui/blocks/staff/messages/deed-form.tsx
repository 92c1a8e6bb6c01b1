import type { ReactNode } from 'react'
import { takeForm } from '#ui/lib/take-form.ts'

export interface DeedFormProps {
  /** For buttons that stand elsewhere. */
  id?: string
  /** Posted here without scripts. */
  action: string
  /** With `deed`. */
  fields: Readonly<Record<string, string>>
  onSend?: ((content: FormData) => void) | undefined
  /** What is typed into it comes back by itself: nobody is asked who leaves it. */
  isKept?: boolean
  className?: string | undefined
  children: ReactNode
}

/** One deed as a form, so that it works without scripts as well. */
export function DeedForm({ id, action, fields, onSend, isKept, className, children }: DeedFormProps) {
  return (
    <form id={id} data-kept={isKept} method="post" action={action} onSubmit={takeForm(onSend)} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
