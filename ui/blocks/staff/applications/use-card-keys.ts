import type { RefObject } from 'react'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

interface CardKeys {
  /** The card that is open beside the board. */
  open: string | undefined
  onNext: (id: string) => void
  onDecline: (id: string) => void
}

/** j k within a column, h l between columns; Alt → and x act on the card that has the focus, or is open. */
export function useCardKeys(board: RefObject<HTMLElement | null>, { open, onNext, onDecline }: CardKeys): void {
  const columns = () =>
    [...(board.current?.querySelectorAll<HTMLElement>('[data-stage]') ?? [])]
      .map((column) =>
        [...column.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.checkVisibility()),
      )
      .filter((cards) => cards.length > 0)

  function current(): HTMLElement | undefined {
    const card = document.activeElement?.closest('[data-application]')?.querySelector<HTMLElement>('[data-card]')
    return (
      card ??
      columns()
        .flat()
        .find(({ dataset }) => dataset['card'] === open)
    )
  }

  function move(down: number, across: number) {
    const all = columns()
    const from = current()
    const column = from ? all.findIndex((cards) => cards.includes(from)) : -1
    const place = from ? (all[column]?.indexOf(from) ?? 0) : 0
    const cards = all[column < 0 ? 0 : within(column + across, all.length)] ?? []
    const to = cards[column < 0 ? 0 : within(place + down, cards.length)]
    to?.focus()
    to?.scrollIntoView({ block: 'nearest' })
  }

  function act(deed: (id: string) => void) {
    const id = current()?.dataset['card'] ?? open
    if (id !== undefined) deed(id)
  }

  useShortcuts({
    j: () => move(1, 0),
    k: () => move(-1, 0),
    l: () => move(0, 1),
    h: () => move(0, -1),
    x: () => act(onDecline),
    'Alt+ArrowRight': () => act(onNext),
  })
}

const within = (place: number, length: number) => Math.min(Math.max(place, 0), length - 1)
