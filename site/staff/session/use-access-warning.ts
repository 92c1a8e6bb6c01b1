import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sendAccessEvent } from '#site/client/staff/access-events.ts'
import { accessEvent } from '#site/staff/session/use-access-events.ts'
import { clearStaffFlags, storedStaffFlags } from '#site/staff/session/use-staff-flags.ts'

interface Warning {
  flags: { name: string; value: string }[]
  path: string
  at: number
}

/** D25: this browser says that staff is signed in, and the server disagrees. */
export function useAccessWarning(isNobody: boolean): { warning: Warning | undefined; onRemove: () => void } {
  const { pathname } = useLocation()
  const [warning, setWarning] = useState<Warning>()
  useEffect(() => {
    const flags = isNobody ? storedStaffFlags() : []
    if (flags.length === 0) return
    setWarning({ flags, path: pathname, at: Date.now() })
    void sendAccessEvent(accessEvent(pathname, { warning: 'flags' }))
  }, [isNobody, pathname])

  function onRemove(): void {
    clearStaffFlags()
    setWarning(undefined)
  }

  return { warning, onRemove }
}
