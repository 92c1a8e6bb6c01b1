import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

/** j and k move along the rows of the screen's list; Enter opens the link that has the focus. */
export function useRowKeys(): void {
  function move(by: number) {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
    const focused = rows.findIndex((row) => row.matches(':focus'))
    const place = focused < 0 ? rows.findIndex((row) => row.getAttribute('aria-current') === 'true') : focused
    rows[Math.min(Math.max(place + by, 0), rows.length - 1)]?.focus()
  }
  useShortcuts({ j: () => move(1), k: () => move(-1) })
}
