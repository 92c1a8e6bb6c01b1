import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { Toast, ToastProvider, type ToastTone } from '#ui/primitives/toast.tsx'

/** Seconds. */
const UNDO_TIME = 10
const READING_TIME = 6
/** Milliseconds for it to shut. */
const SHUTTING = 250

export interface ShownToast {
  id: number
  tone?: ToastTone | undefined
  /** What was done: “The post is in Recently deleted”. */
  title: string
  text?: string | undefined
  /** An id of what it is about: a newer one about the same takes its place, and what was done before is not taken back any more. */
  about?: string | undefined
  /** Where it is refused it rejects, or resolves to a sentence that says why. */
  undo?: (() => unknown) | undefined
}

export interface ToastStandProps {
  toasts: readonly ShownToast[]
  /** In milliseconds. */
  secondLength: number
  onUndo: (toast: ShownToast) => void
  /** It has shut, by itself or by hand. */
  onGone: (id: number) => void
}

/** Where toasts stand. */
export function ToastStand({ toasts, secondLength, onUndo, onGone }: ToastStandProps) {
  const { t } = useTranslation('staff-frame')
  return (
    <ToastProvider label={t('notices.label')} viewportLabel={t('notices.region', { hotkey: '{hotkey}' })}>
      {toasts.map((toast) => (
        <PassingToast
          key={toast.id}
          toast={toast}
          secondLength={secondLength}
          onUndo={() => onUndo(toast)}
          onGone={() => onGone(toast.id)}
        />
      ))}
    </ToastProvider>
  )
}

interface PassingToastProps {
  toast: ShownToast
  secondLength: number
  onUndo: () => void
  onGone: () => void
}

/** What was done, and ten panes that go dark while it can be taken back. They hold still under the pointer and the focus. */
function PassingToast({ toast, secondLength, onUndo, onGone }: PassingToastProps) {
  const { t } = useTranslation('staff-frame')
  const { tone = 'neutral', title, text, undo } = toast
  const [isOpen, setOpen] = useState(true)
  const [isPaused, setPaused] = useState(false)
  const [left, setLeft] = useState(undo ? UNDO_TIME : READING_TIME)

  useEffect(() => {
    if (isPaused || !isOpen) return
    const timer = setInterval(() => setLeft((before) => before - 1), secondLength)
    return () => clearInterval(timer)
  }, [isPaused, isOpen, secondLength])

  useEffect(() => {
    if (left <= 0) setOpen(false)
  }, [left])

  const goOnce = useEffectEvent(onGone)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => goOnce(), SHUTTING)
    return () => clearTimeout(timer)
  }, [isOpen])

  return (
    <Toast
      open={isOpen}
      onOpenChange={setOpen}
      // Its own clock is seen; that of Radix would be a second one.
      duration={Number.POSITIVE_INFINITY}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      tone={tone}
      title={title}
      description={
        (text !== undefined || undo) && (
          <>
            {text}
            {undo && (
              <span
                aria-hidden="true"
                className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs tabular-nums"
              >
                <PaneClock total={UNDO_TIME} left={left} size="sm" />
                {isPaused ? t('notices.stopped') : t('notices.left', { count: Math.max(left, 0) })}
              </span>
            )}
          </>
        )
      }
      closeLabel={t('notices.close')}
      {...(undo && {
        action: {
          label: t('notices.undo'),
          description: t('notices.undoHow', { hotkey: 'F8' }),
          onSelect: onUndo,
        },
      })}
    />
  )
}
