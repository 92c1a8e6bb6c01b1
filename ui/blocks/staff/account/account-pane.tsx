import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'

export interface AccountPaneProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** At the end of the heading's line. */
  aside?: ReactNode
}

/** One pane of the account: a heading and what it is about. */
export function AccountPane({ title, aside, className, children, ...props }: AccountPaneProps) {
  const id = useId()
  return (
    <section
      data-slot="account-pane"
      aria-labelledby={id}
      {...props}
      className={cn('@container grid min-w-0 content-start gap-4 px-gutter py-6', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="heading text-h4">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
