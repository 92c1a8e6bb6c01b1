import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useDragScroll } from '#ui/lib/drag-scroll.ts'
import { useOverflow } from '#ui/lib/use-overflow.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface SliderRowProps extends ComponentProps<'div'> {
  /** Names the scrolling region. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Read out instead of “group”. Leave it out when in doubt. */
  roleDescription?: string
  /** Of every pane; the current one has `data-current`. */
  paneClassName?: string
  /** From 0. */
  onIndexChange?: (index: number) => void
}

/** By buttons, arrow keys, Home and End, touch, or drag. Native scrolling, so it works without scripts as well. */
export function SliderRow({
  label,
  previousLabel,
  nextLabel,
  roleDescription,
  paneClassName = 'w-4/5 sm:w-1/2 lg:w-1/3',
  onIndexChange,
  className,
  children,
  ...props
}: SliderRowProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isOverflowing = useOverflow(row)
  const panes = Children.toArray(children)
  const last = panes.length - 1
  const [index, setIndex] = useState(0)

  /** True while it scrolls to a chosen pane: the panes on the way do not become current. */
  const isSent = useRef(false)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  const told = useRef(0)
  useEffect(() => {
    if (told.current === index) return
    told.current = index
    onIndexChange?.(index)
  }, [index, onIndexChange])

  const choose = useCallback(() => {
    const places = measure(row.current, list.current)
    setIndex((current) => (places[current]?.isInView ? current : nearest(places, 0)))
  }, [])

  const settle = useCallback(() => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      isSent.current = false
      delete row.current?.dataset['settling']
      choose()
    }, 150)
  }, [choose])

  function go(to: number) {
    const target = Math.max(0, Math.min(last, to))
    setIndex(target)
    isSent.current = true
    settle()
    row.current?.scrollBy({ left: measure(row.current, list.current)[target]?.offset ?? 0 })
  }

  const onRelease = useCallback(
    (left: number) => {
      if (!row.current) return
      // Snapping would jump at once; it returns after the roll.
      row.current.dataset['settling'] = ''
      const places = measure(row.current, list.current)
      const target = places[nearest(places, left - row.current.scrollLeft)]
      settle()
      row.current.scrollBy({ left: target?.offset ?? 0 })
    },
    [settle],
  )
  useDragScroll(row, onRelease)

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  return (
    <div data-slot="slider-row" {...props} className={cn('border-line border-t', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this groups panes */}
      <div
        ref={row}
        id={id}
        role="group"
        aria-label={label}
        aria-roledescription={roleDescription}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by the keyboard (WCAG 2.1.1)
        tabIndex={0}
        data-overflowing={isOverflowing || undefined}
        onKeyDown={onKeyDown}
        onScroll={() => {
          if (!isSent.current) choose()
          settle()
        }}
        className="-outline-offset-2 relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] data-dragging:cursor-grabbing data-overflowing:cursor-grab data-dragging:select-none data-dragging:snap-none data-settling:snap-none data-dragging:scroll-auto motion-safe:scroll-smooth noscript:[scrollbar-width:thin] print:overflow-visible"
      >
        <ul ref={list} className="flex print:flex-wrap">
          {panes.map((pane, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place in the row
              key={place}
              data-slot="slider-pane"
              data-current={place === index || undefined}
              className={cn(
                'shrink-0 snap-start border-line border-r last:border-r-0 print:break-inside-avoid',
                paneClassName,
              )}
            >
              {pane}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-stretch border-line border-y noscript:hidden print:hidden">
        <div aria-hidden="true" className="flex grow items-end gap-1 px-gutter">
          {panes.map((_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the row
              key={place}
              data-current={place === index || undefined}
              className="h-1 grow origin-bottom border-transparent border-b-4 transition-colors data-current:border-ink"
            />
          ))}
        </div>
        <Step label={previousLabel} controls={id} isAtEnd={index === 0} onClick={() => go(index - 1)} />
        <Step isForward label={nextLabel} controls={id} isAtEnd={index >= last} onClick={() => go(index + 1)} />
      </div>
    </div>
  )
}

interface StepProps {
  label: string
  controls: string
  isForward?: boolean
  isAtEnd: boolean
  onClick: () => void
}

/** `aria-disabled` at the ends: a button that is disabled while pressed would lose the focus. */
function Step({ label, controls, isForward = false, isAtEnd, onClick }: StepProps) {
  return (
    <button
      type="button"
      data-slot="slider-step"
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
      className="-outline-offset-4 grid size-14 shrink-0 cursor-pointer place-items-center border-line border-l outline-current transition-colors hover:bg-ink hover:text-paper aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:opacity-50"
    >
      <Icon name={isForward ? 'chevron-right' : 'chevron-left'} className="size-5" />
    </button>
  )
}

interface Place {
  offset: number
  isInView: boolean
}

function measure(row: HTMLElement | null, list: HTMLElement | null): Place[] {
  if (!row || !list) return []
  const left = row.getBoundingClientRect().left + row.clientLeft
  return [...list.children].map((pane) => {
    const box = pane.getBoundingClientRect()
    const offset = box.left - left
    return { offset, isInView: offset > -2 && offset + box.width < row.clientWidth + 2 }
  })
}

function nearest(places: Place[], left: number) {
  const distances = places.map(({ offset }) => Math.abs(offset - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
