import * as Radix from '@radix-ui/react-accordion'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { foldLooks, PlusMinus } from '#ui/primitives/disclosure.tsx'

type HeadingLevel = 2 | 3 | 4 | 5 | 6

const headings: Record<HeadingLevel, 'h2' | 'h3' | 'h4' | 'h5' | 'h6'> = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' }

export type AccordionProps = ComponentProps<typeof Radix.Root>

/** `type="single"` opens one line at a time (`collapsible` closes the last), `type="multiple"` several. */
export function Accordion({ className, ...props }: AccordionProps) {
  return <Radix.Root data-slot="accordion" {...props} className={cn('group/accordion', className)} />
}

export type AccordionItemVariant = 'ruled' | 'bare'

const items: Record<AccordionItemVariant, string> = { ruled: 'border-line border-t last:border-b', bare: '' }

export interface AccordionItemProps extends ComponentProps<typeof Radix.Item> {
  /** `bare` where the items are panes that draw their own lines. */
  variant?: AccordionItemVariant
}

export function AccordionItem({ variant = 'ruled', className, ...props }: AccordionItemProps) {
  return (
    <Radix.Item
      data-slot="accordion-item"
      data-variant={variant}
      {...props}
      className={cn(items[variant], className)}
    />
  )
}

export interface AccordionTriggerProps extends ComponentProps<typeof Radix.Trigger> {
  level?: HeadingLevel
  headingClassName?: string
}

export function AccordionTrigger({
  level = 3,
  headingClassName,
  className,
  children,
  ...props
}: AccordionTriggerProps) {
  const Heading = headings[level]
  return (
    <Radix.Header asChild>
      <Heading className={cn('heading text-h4', headingClassName)}>
        <Radix.Trigger data-slot="accordion-trigger" {...props} className={cn(foldLooks, 'group/trigger', className)}>
          {children}
          <PlusMinus className="group-data-[state=open]/trigger:[&>:last-child]:rotate-0" />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  )
}

export type AccordionContentProps = ComponentProps<typeof Radix.Content>

/** Unmounted while it is closed. */
export function AccordionContent({ className, children, ...props }: AccordionContentProps) {
  return (
    <Radix.Content
      data-slot="accordion-content"
      {...props}
      className="overflow-y-clip data-[state=closed]:animate-fold-close data-[state=open]:animate-fold-open"
    >
      <div className={cn('max-w-160 pb-6 text-ink-soft', className)}>{children}</div>
    </Radix.Content>
  )
}

/** Mounted while it is closed, for search engines; open without scripts, and where an `@container` has room. */
export function AccordionPanel({ className, ...props }: Omit<AccordionContentProps, 'forceMount'>) {
  return (
    <Radix.Content
      data-slot="accordion-panel"
      {...props}
      forceMount
      className={cn(
        'min-w-0 overflow-y-clip [interpolate-size:allow-keywords] data-[state=closed]:invisible data-[state=closed]:h-0 motion-safe:transition-[height,visibility] motion-safe:duration-280 noscript:visible! noscript:h-auto! unfolded:visible! unfolded:h-auto!',
        className,
      )}
    />
  )
}
