import type { ReactNode } from 'react'
import { refusalOf, type SegmentDeed, type SegmentWriting } from '#ui/blocks/staff/segments/segments.ts'
import { useNewAgain } from '#ui/lib/staff/use-new-again.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { DeedButton, type DeedTone } from '#ui/primitives/staff/deed-button.tsx'

export interface SegmentFormProps {
  writing: SegmentWriting
  deed: SegmentDeed
  /** Of the segment or the link that it is about. */
  id?: string
  /** What its button says. */
  words: string
  /** Where the words are the same for each of a list. */
  label?: string
  tone?: DeedTone
  /** Another value where what it sent is kept: it is as new then. */
  kept?: string | number
  size?: 'sm' | 'md'
  /** Its fields. */
  children?: ReactNode
}

/** One deed on segments and links: a plain form, taken over by scripts. */
export function SegmentForm({
  writing,
  deed,
  id,
  words,
  label,
  tone = 'line',
  size = 'md',
  kept,
  children,
}: SegmentFormProps) {
  const { action, isBusy = false, onSend } = writing
  const refused = refusalOf(writing, deed, id)
  const { form, send } = useNewAgain(kept, refused !== undefined)
  return (
    <form
      ref={form}
      data-slot="segment-form"
      method="post"
      action={action}
      onSubmit={takeForm(
        onSend &&
          ((content) => {
            if (isBusy) return
            send()
            const [name, days] = [written(content, 'name'), written(content, 'days')]
            onSend({ deed, ...(id && { id }), ...(name && { name }), ...(days && { days }) })
          }),
      )}
      className="grid gap-3"
    >
      <input type="hidden" name="deed" value={deed} />
      {id && <input type="hidden" name="id" value={id} />}
      {children}
      <FieldError role="alert">{refused?.problem ?? refused?.errors?.['filters']}</FieldError>
      <DeedButton
        type="submit"
        tone={tone}
        size={size}
        className="justify-self-start"
        {...(label && { 'aria-label': label })}
        {...(isBusy && { 'aria-disabled': true })}
      >
        {words}
      </DeedButton>
    </form>
  )
}
