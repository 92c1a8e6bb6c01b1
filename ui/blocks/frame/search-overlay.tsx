import { type FocusEvent, type SubmitEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestQuery } from '#api/contract/values/field-limits.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { useBackCloses } from '#ui/lib/use-back-closes.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface SearchOverlayProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string
  action?: string | undefined
  /** Called with the trimmed text. Without it the form leads to the blog. */
  onSearch?: ((text: string) => void) | undefined
  className?: string
}

const side =
  'flex cursor-pointer justify-center gap-3 border-line border-l px-4 text-sm -outline-offset-4 transition-colors hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 md:justify-between md:px-gutter'

/** A popover with a plain form, so that it works without scripts. Nothing is sent while the field holds only spaces. */
export function SearchOverlay({ id, action = '/blog', onSearch, className }: SearchOverlayProps) {
  const { t } = useTranslation('search-overlay')
  const fieldId = useId()
  const overlay = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useBackCloses(isOpen, () => overlay.current?.hidePopover())
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(overlay.current?.matches(':popover-open') === true), [])

  function follow({ newState }: ToggleEvent) {
    setIsOpen(newState === 'open')
    if (newState === 'open') field.current?.focus()
  }

  function search(event: SubmitEvent<HTMLFormElement>) {
    const text = field.current?.value.trim()
    if (!text || onSearch) event.preventDefault()
    if (!text) return
    overlay.current?.hidePopover()
    onSearch?.(text)
  }

  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left what is inside.
    <div
      ref={overlay}
      id={id}
      popover="auto"
      data-slot="search-overlay"
      onToggle={follow}
      onBlur={closeWhenLeft}
      className={cn(
        'inset-x-0 top-16 bottom-auto max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-line-strong border-b bg-paper text-ink transition-[clip-path,display,overlay] transition-discrete duration-350 ease-shutter [clip-path:inset(0_0_100%)] open:[clip-path:inset(0)] starting:open:[clip-path:inset(0_0_100%)] backdrop:bg-transparent',
        className,
      )}
    >
      <search>
        <form
          action={action}
          onSubmit={search}
          className="mx-auto grid max-w-[100rem] grid-cols-[1fr_3.5rem] grid-rows-[auto_1fr] md:grid-cols-[1fr_14rem]"
        >
          <label htmlFor={fieldId} className="self-center px-gutter text-ink-soft text-sm">
            {t('label')}
          </label>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={cn(side, 'min-h-14 items-center')}
          >
            <span className="max-md:sr-only">{t('close')}</span>
            <Icon name="close" className="size-5" />
          </button>
          <input
            ref={field}
            id={fieldId}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoFocus
            required
            pattern=".*\S.*"
            maxLength={longestQuery}
            placeholder={t('placeholder')}
            // As specified, nothing happens for an empty field.
            onInvalid={(event) => event.preventDefault()}
            className="display w-full min-w-0 rounded-none border-ink border-b-2 bg-transparent px-gutter pt-4 pb-8 text-h2 -outline-offset-4 placeholder:text-ink-soft placeholder:opacity-75 focus-visible:-outline-offset-4 md:pt-10 md:pb-14"
          />
          <button
            type="submit"
            className={cn(side, 'items-end border-b-2 border-b-ink border-t pb-8 font-medium md:pb-14')}
          >
            <span className="max-md:sr-only">{t('submit')}</span>
            <Icon name="arrow-right" className="size-6" />
          </button>
        </form>
      </search>
      <nav aria-label={t('topics')} className="mx-auto max-w-[100rem]">
        <ul className="grid grid-cols-2 md:grid-cols-5">
          {postTypes.map((type) => (
            <li
              key={type}
              className="border-line border-t not-last:border-r first:border-t-0 md:border-t-0 max-md:last:col-span-2 max-md:nth-2:border-t-0 max-md:even:border-r-0"
            >
              <Anchor
                href={`/blog/type/${type}`}
                onClick={() => overlay.current?.hidePopover()}
                className="flex min-h-14 items-center px-gutter text-sm transition-colors -outline-offset-4 hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 md:min-h-16"
              >
                {t(`types.${type}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
