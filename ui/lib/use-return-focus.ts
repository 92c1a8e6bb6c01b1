import { useRef } from 'react'

/**
 * For a dialog that is opened from elsewhere: Radix gives the focus back to its own trigger only, and without one it is lost.
 * Remembers what had the focus when the dialog opened; if that has left the page since, `fallback` (a selector) gets it.
 */
export function useReturnFocus(fallback: string) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const known = opener.current
      const target = known?.isConnected && known !== document.body ? known : document.querySelector(fallback)
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
