import { useRef } from 'react'

/** For a dialog without a trigger of Radix. `fallback` (a selector) gets the focus if its opener has left the page. */
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
