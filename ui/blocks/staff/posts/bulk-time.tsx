import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface BulkTimeProps {
  /** What stands in the field at first: `2026-11-12T09:00`. */
  from: string
  /** The agency’s: the field says its time of day. */
  timeZone: string
  isBusy?: boolean
  /** Without it the button of the bar posts the form. */
  onSchedule?: ((from: string) => void) | undefined
  onClose: () => void
}

/** When the chosen posts open. Part of the bar that asks for it. */
export function BulkTime({ from, timeZone, isBusy = false, onSchedule, onClose }: BulkTimeProps) {
  const { t } = useTranslation('staff-posts')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asked for the field writes in it, once.
  useEffect(() => {
    if (onSchedule) field.current?.focus()
  }, [])

  function send() {
    if (!isBusy && field.current?.value) onSchedule?.(field.current.value)
    else field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') send()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      data-slot="bulk-time"
      className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-paper/30 border-t px-gutter py-3 md:order-last md:basis-full"
    >
      <label htmlFor={id} className="font-semibold">
        {t('time.label')}
      </label>
      <input
        ref={field}
        id={id}
        type="datetime-local"
        name="from"
        required={onSchedule !== undefined}
        defaultValue={from}
        aria-describedby={`${id}-zone`}
        onKeyDown={onSchedule && onKeyDown}
        className="min-h-11 rounded-pane border border-paper bg-paper px-3 text-ink outline-paper"
      />
      <span id={`${id}-zone`}>{t('time.zone', { zone: timeZone })}</span>
      {onSchedule && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={send}
          className="min-h-11 cursor-pointer border border-paper px-4.5 font-semibold outline-paper hover:bg-paper hover:text-ink aria-disabled:cursor-progress aria-disabled:opacity-70"
        >
          {t('time.deed')}
        </button>
      )}
    </div>
  )
}
