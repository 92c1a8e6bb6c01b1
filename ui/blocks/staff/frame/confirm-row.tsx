import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface ConfirmRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The row is the question. */
  isAsking: boolean
  /** With the thing's name: “Delete “Buy dofollow links” now?” */
  title: ReactNode
  /** What will happen, and what is left. */
  text: ReactNode
  /** What the button does: “Delete for good”. */
  deed: ReactNode
  /** “Keep it” unless said. */
  keep?: ReactNode
  /** Something of the row that helps to decide, such as its clock. */
  aside?: ReactNode
  isBusy?: boolean
  /** Without scripts: what the form around the list is sent with, and where the row is itself again. */
  posts?: { name: string; value: string; formAction: string; keepHref: string }
  onConfirm: () => void
  onKeep: () => void
  /** The row as it is otherwise. */
  children: ReactNode
}

/** A row of a list that turns itself into the question, in place and no lower than before. Esc keeps; the focus goes back to where it was. */
export function ConfirmRow({
  isAsking,
  title,
  text,
  deed,
  keep,
  aside,
  isBusy = false,
  posts,
  onConfirm,
  onKeep,
  className,
  children,
  ...props
}: ConfirmRowProps) {
  const { t } = useTranslation('staff-frame')
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const keeper = useRef<HTMLButtonElement>(null)
  const [height, setHeight] = useState<number>()
  const asker = useRef<Element>(null)

  // Measured while the row is itself.
  useLayoutEffect(() => {
    if (!isAsking) setHeight(row.current?.offsetHeight)
  }, [isAsking])

  useLayoutEffect(() => {
    if (!isAsking) return
    asker.current = document.activeElement
    keeper.current?.focus()
    return () => {
      if (asker.current instanceof HTMLElement && row.current?.contains(asker.current)) asker.current.focus()
    }
  }, [isAsking])

  return (
    <li
      ref={row}
      data-slot="confirm-row"
      data-state={isAsking ? 'asking' : 'still'}
      {...props}
      style={isAsking && height ? { minHeight: height } : undefined}
      className={cn('@container grid border-line border-b', className)}
    >
      <div className={isAsking ? 'hidden' : 'contents'}>{children}</div>
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
        <div
          role="group"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onKeep()
          }}
          className="grid animate-sash-open grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-danger border-l-4 bg-pane py-3.5 pr-4 pl-3 [animation-duration:200ms] @2xl:flex @2xl:py-1.5 @2xl:pr-6 @2xl:pl-5"
        >
          <StaffIcon name="warning" className="size-5 shrink-0 text-danger" />
          <div className="min-w-0 grow">
            <p id={`${id}-title`} className="heading wrap-anywhere text-[1.125rem] leading-tight">
              {title}
            </p>
            <p id={`${id}-text`} className="max-w-[72ch] text-ink-soft text-sm">
              {text}
            </p>
          </div>
          {aside && <div className="shrink-0 @max-2xl:col-start-2">{aside}</div>}
          <div className="flex flex-wrap gap-2 @max-2xl:col-span-2 @2xl:shrink-0">
            <DeedButton
              size="sm"
              tone="danger"
              aria-disabled={isBusy}
              {...(posts && { type: 'submit', name: posts.name, value: posts.value, formAction: posts.formAction })}
              onClick={(event) => {
                event.preventDefault()
                if (!isBusy) onConfirm()
              }}
            >
              {isBusy ? t('confirm.working') : deed}
            </DeedButton>
            {posts ? (
              <DeedButton ref={keeper} asChild size="sm">
                <a
                  href={posts.keepHref}
                  onClick={(event) => {
                    event.preventDefault()
                    onKeep()
                  }}
                >
                  {keep ?? t('confirm.keepRow')}
                  <Keys faces={[t('keySheet.escape')]} className="pointer-coarse:hidden" />
                </a>
              </DeedButton>
            ) : (
              <DeedButton ref={keeper} size="sm" onClick={onKeep}>
                {keep ?? t('confirm.keepRow')}
                <Keys faces={[t('keySheet.escape')]} className="pointer-coarse:hidden" />
              </DeedButton>
            )}
          </div>
        </div>
      )}
    </li>
  )
}
