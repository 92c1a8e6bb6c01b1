import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** A field in a pane of 360 px. The part's title is its label on screen. */
export const slimField =
  '[&_input:where([data-slot=text-field])]:min-h-11 [&_input:where([data-slot=text-field])]:px-3 [&_input:where([data-slot=text-field])]:py-2 [&_input:where([data-slot=text-field])]:text-sm [&_select]:min-h-11 [&_select]:py-2 [&_select]:pl-3 [&_select]:text-sm [&_textarea]:min-h-18 [&_textarea]:px-3 [&_textarea]:py-2 [&_textarea]:text-sm [&_label]:text-sm [&_p]:text-xs'

export interface PanelPartProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** At the end of the title's line: a button or a number. */
  aside?: ReactNode
}

/** One thing of the panel beside the text. */
export function PanelPart({ title, aside, className, children, ...props }: PanelPartProps) {
  const id = useId()
  return (
    <section
      data-slot="panel-part"
      aria-labelledby={id}
      {...props}
      className={cn('@container grid min-w-0 content-start gap-3 border-line border-b px-5 py-5', className)}
    >
      <div className="flex min-h-6 items-baseline justify-between gap-4">
        <h3 id={id} className="heading text-[1.0625rem] leading-tight">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Words that do something, at the end of a title’s line. */
export function PanelDeed({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      data-slot="panel-deed"
      type="button"
      {...props}
      className={cn(
        '-my-2 -mr-2 min-h-9 shrink-0 cursor-pointer px-2 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal disabled:cursor-not-allowed disabled:no-underline disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:no-underline aria-disabled:opacity-60 pointer-coarse:min-h-11',
        className,
      )}
    />
  )
}
