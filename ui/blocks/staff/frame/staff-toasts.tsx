import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownToast } from '#ui/blocks/staff/frame/toast-stand.tsx'
import { idlePart } from '#ui/lib/idle-part.tsx'

const ToastStand = idlePart(() => import('#ui/blocks/staff/frame/toast-stand.tsx').then((file) => file.ToastStand))

interface Toasts {
  /** Says what was done. With `undo` it can be taken back for ten seconds, longer while the pointer or the focus is on it. */
  show: (toast: Omit<ShownToast, 'id'>) => void
}

const ToastsContext = createContext<Toasts>({ show: () => {} })

/** Nothing is shown outside of `StaffToasts`. */
export function useToasts(): Toasts {
  return use(ToastsContext)
}

/** So many stand at once; the oldest gives way. */
const MOST = 3

export interface StaffToastsProps {
  /** In milliseconds; stories and tests have their own. */
  secondLength?: number
  children: ReactNode
}

/** One for all screens: what was done is said wherever one has gone since. */
export function StaffToasts({ secondLength = 1000, children }: StaffToastsProps) {
  const { t } = useTranslation('staff-frame')
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const next = useRef(0)
  const show = useCallback((toast: Omit<ShownToast, 'id'>) => {
    next.current++
    const id = next.current
    const isOther = ({ about }: ShownToast) => about === undefined || about !== toast.about
    setToasts((before) => [...before.filter(isOther), { ...toast, id }].slice(-MOST))
  }, [])
  const context = useMemo(() => ({ show }), [show])

  async function undo({ undo: takeBack }: ShownToast) {
    const said = async () => await takeBack?.()
    const refusal = await said().catch(() => t('notices.notUndoneText'))
    if (typeof refusal === 'string')
      show({ tone: 'danger', title: t('notices.notUndone'), text: refusal, undo: takeBack })
  }

  return (
    <ToastsContext value={context}>
      {children}
      <ToastStand
        toasts={toasts}
        secondLength={secondLength}
        onUndo={(toast) => void undo(toast)}
        onGone={(gone) => setToasts((before) => before.filter(({ id }) => id !== gone))}
      />
    </ToastsContext>
  )
}
