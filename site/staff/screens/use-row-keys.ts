import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

/** j and k move along the rows of the screen's list; Enter opens the link that has the focus. `begin` (a selector) is where they begin, where that is not the first row. */
export function useRowKeys(begin?: string): void {
  function move(by: number) {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
    const focused = rows.findIndex((row) => row.matches(':focus'))
    const open = rows.findIndex((row) => row.getAttribute('aria-current') === 'true')
    const before = begin === undefined ? -1 : rows.findIndex((row) => row.matches(begin)) - 1
    const place = focused >= 0 ? focused : open >= 0 ? open : before
    rows[Math.min(Math.max(place + by, 0), rows.length - 1)]?.focus()
  }
  useShortcuts({ j: () => move(1), k: () => move(-1) })
}
