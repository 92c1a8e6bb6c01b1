import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { cn } from '#ui/lib/cn.ts'
import { currentMark, headerPaths } from '#ui/lib/header-links.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

// By state; before hydration by hover or focus.
const opening =
  'group-data-[state=open]/blog:visible group-data-[state=open]/blog:[clip-path:inset(0)] group-data-[state=open]/blog:[transition:clip-path_250ms_var(--ease-shutter)] group-[&:not([data-state]):is(:hover,:focus-within)]/blog:visible group-[&:not([data-state]):is(:hover,:focus-within)]/blog:[clip-path:inset(0)]'
// A delay, for a pointer that cuts the corner; `invisible` takes the links out of the tab order.
const closing =
  'invisible [clip-path:inset(0_0_100%)] [transition:clip-path_250ms_var(--ease-shutter)_100ms,visibility_0s_350ms]'

const cell =
  'flex min-h-12 items-center px-4 transition-colors -outline-offset-4 hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 aria-[current]:font-semibold'

/** Opens on hover, on focus, and by the small button for touch. Arrow keys walk the list, Escape closes it. */
export function BlogMenu({ path, className }: { path: string; className?: string }) {
  const { t } = useTranslation('site-header')
  const [isOpen, setIsOpen] = useState<boolean>()
  const area = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // After Escape or a choice it stays closed until pointer and focus have left.
  const isDismissed = useRef(false)
  const isHovered = useRef(false)

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const dismiss = () => {
      isDismissed.current = true
      setIsOpen(false)
    }
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        dismiss()
        if (panel.current?.contains(document.activeElement)) area.current?.querySelector('a')?.focus()
      },
      listening,
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !area.current?.contains(target)) dismiss()
      },
      listening,
    )
    return () => listening.abort()
  }, [isOpen])

  function enter({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    isHovered.current = true
    if (!isDismissed.current) setIsOpen(true)
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    isHovered.current = false
    if (area.current?.querySelector(':focus-visible')) return
    isDismissed.current = false
    setIsOpen(false)
  }

  function focus({ target }: FocusEvent) {
    if (!isDismissed.current && target.matches(':focus-visible')) setIsOpen(true)
  }

  function blur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && area.current?.contains(relatedTarget)) return
    isDismissed.current = isHovered.current && isDismissed.current
    if (!isHovered.current) setIsOpen(false)
  }

  function toggle({ detail }: MouseEvent) {
    // The hover has just opened it: the click must not close it again.
    if (isOpen && isHovered.current && detail > 0) return
    isDismissed.current = isOpen === true
    setIsOpen(!isOpen)
  }

  function walk(event: KeyboardEvent) {
    const items = [...(panel.current?.querySelectorAll('a') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
    const target = targets[event.key]
    if (target === undefined || (at < 0 && event.key !== 'ArrowDown')) return
    event.preventDefault()
    isDismissed.current = false
    flushSync(() => setIsOpen(true))
    if (target < 0) area.current?.querySelector('a')?.focus()
    else items[Math.min(target, items.length - 1)]?.focus()
  }

  const mark = currentMark(headerPaths.blog, path)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches over the link, the button and the list inside it; each can be used alone.
    <div
      ref={area}
      data-slot="blog-menu"
      {...(isOpen !== undefined && { 'data-state': isOpen ? 'open' : 'closed' })}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={walk}
      className={cn('group/blog relative flex items-stretch', className)}
    >
      <Anchor
        href={headerPaths.blog}
        {...(mark && { 'aria-current': mark })}
        className="flex items-center decoration-2 decoration-signal underline-offset-8 -outline-offset-4 hover:underline focus-visible:-outline-offset-4 aria-[current]:underline"
      >
        {t('links.blog')}
      </Anchor>
      <button
        type="button"
        aria-label={t('blog.topics')}
        aria-expanded={isOpen === true}
        onClick={toggle}
        className="flex min-w-8 cursor-pointer items-center justify-center -outline-offset-4 focus-visible:-outline-offset-4 pointer-coarse:min-w-11"
      >
        <Icon
          name="chevron-down"
          strokeWidth={2}
          className="size-3 transition-transform group-data-[state=open]/blog:rotate-180"
        />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only notices that one of its links was followed. */}
      <div
        ref={panel}
        onClick={() => {
          isDismissed.current = true
          setIsOpen(false)
        }}
        className={cn(
          'absolute top-full -right-8 grid w-max min-w-96 grid-cols-[1fr_1.15fr] border border-line-strong bg-pane lg:right-auto lg:-left-4',
          closing,
          opening,
        )}
      >
        <Anchor
          href={headerPaths.blog}
          {...(path === headerPaths.blog && { 'aria-current': 'page' })}
          className={cn(cell, 'flex-col items-start! justify-between border-line border-r py-4')}
        >
          <span className="heading text-h3">{t('blog.all')}</span>
          <Icon name="arrow-right" className="size-5" />
        </Anchor>
        <ul>
          {postTypes.map((type) => (
            <li key={type} className="border-line border-t first:border-t-0">
              <Anchor
                href={`/blog/type/${type}`}
                {...(path === `/blog/type/${type}` && { 'aria-current': 'page' })}
                className={cell}
              >
                {t(`blog.types.${type}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
