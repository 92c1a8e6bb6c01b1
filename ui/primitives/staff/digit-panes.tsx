import { type ClipboardEvent, type ComponentProps, type InputEvent, type SyntheticEvent, useState } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { FieldFrame, type FieldProps } from '#ui/primitives/field.tsx'

const places = [0, 1, 2, 3, 4, 5] as const
const length = places.length

export interface DigitPanesProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'maxLength'>,
    FieldProps {
  onDigits?: (digits: string) => void
}

/**
 * Six digits of a second factor in six panes, and one input: pasting, the keyboard's suggestion and a password manager
 * work as in any other. Without scripts the input shows its own text.
 */
export function DigitPanes({
  label,
  hint,
  error,
  className,
  defaultValue,
  onDigits,
  onPaste,
  onInput,
  onSelect,
  onFocus,
  onBlur,
  ...props
}: DigitPanesProps) {
  const isHydrated = useHydrated()
  const [digits, setDigits] = useState(digitsOf(String(defaultValue ?? '')))
  const [caret, setCaret] = useState<number>()

  function write(input: HTMLInputElement, text: string) {
    const next = digitsOf(text)
    input.value = next
    setDigits(next)
    setCaret(next.length)
    if (next !== digits) onDigits?.(next)
  }

  function take(event: InputEvent<HTMLInputElement>) {
    onInput?.(event)
    const { value, selectionStart } = event.currentTarget
    const at = digitsOf(value.slice(0, selectionStart ?? value.length)).length
    write(event.currentTarget, value)
    event.currentTarget.setSelectionRange(at, at)
    setCaret(at)
  }

  /** “417 902” and “Your code: 417902” alike. A pasted code is a whole one. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event)
    const pasted = digitsOf(event.clipboardData.getData('text'))
    if (pasted === '') return
    event.preventDefault()
    write(event.currentTarget, pasted)
  }

  function follow({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setCaret(currentTarget.selectionStart ?? currentTarget.value.length)
  }

  return (
    <FieldFrame id={props.id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span
          data-state={error ? 'wrong' : undefined}
          className="group/digits @container relative grid w-full max-w-126"
        >
          <span
            aria-hidden="true"
            className="display grid grid-cols-6 border border-line-strong bg-pane group-data-[state=wrong]/digits:border-2 group-data-[state=wrong]/digits:border-danger"
          >
            {places.map((place) => (
              <span
                key={place}
                data-state={place === Math.min(caret ?? -1, length - 1) ? 'here' : undefined}
                className={cn(
                  'grid h-[clamp(3.75rem,20.6cqi,6.5rem)] place-items-center text-[clamp(2rem,11.9cqi,3.75rem)] leading-none data-[state=here]:outline-2 data-[state=here]:outline-signal data-[state=here]:-outline-offset-4',
                  place === 2 ? 'border-ink border-r-3' : 'border-line-strong not-last:border-r',
                )}
              >
                {isHydrated && digits[place]}
                {place === caret && digits[place] === undefined && <span className="h-1/2 w-0.75 bg-signal" />}
              </span>
            ))}
          </span>
          <input
            data-slot="digit-panes"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 ]*"
            // “417 902”: without scripts nobody takes the space out.
            maxLength={length + 1}
            {...control}
            {...props}
            defaultValue={defaultValue}
            onInput={take}
            onPaste={paste}
            onSelect={(event) => {
              onSelect?.(event)
              follow(event)
            }}
            onFocus={(event) => {
              onFocus?.(event)
              follow(event)
            }}
            onBlur={(event) => {
              onBlur?.(event)
              setCaret(undefined)
            }}
            className={cn(
              'absolute inset-0 size-full cursor-text bg-transparent pl-[6cqi] font-text text-[clamp(2rem,11.9cqi,3.75rem)] tracking-[0.75em]',
              isHydrated ? 'opacity-0' : 'text-ink',
            )}
          />
        </span>
      )}
    </FieldFrame>
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, length)
}
