import * as Radix from '@radix-ui/react-accordion'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { foldLooks, PlusMinus } from '#ui/primitives/disclosure.tsx'

type HeadingLevel = 2 | 3 | 4 | 5 | 6

const headings: Record<HeadingLevel, 'h2' | 'h3' | 'h4' | 'h5' | 'h6'> = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' }

export type AccordionProps = ComponentProps<typeof Radix.Root>

/**
 * Ruled lines that open, one at a time (`type="single"`, with `collapsible` to shut the last) or several
 * (`type="multiple"`). What is shut is not in the page: reading matter belongs in a `Disclosure`, which needs no script.
 */
export function Accordion({ className, ...props }: AccordionProps) {
  return <Radix.Root data-slot="accordion" {...props} className={cn('border-line border-b', className)} />
}

export type AccordionItemProps = ComponentProps<typeof Radix.Item>

export function AccordionItem({ className, ...props }: AccordionItemProps) {
  return <Radix.Item data-slot="accordion-item" {...props} className={cn('border-line border-t', className)} />
}

export interface AccordionTriggerProps extends ComponentProps<typeof Radix.Trigger> {
  /** Where the line stands in the page's outline. */
  level?: HeadingLevel
}

/** The line that is always seen: a heading with a button in it. */
export function AccordionTrigger({ level = 3, className, children, ...props }: AccordionTriggerProps) {
  const Heading = headings[level]
  return (
    <Radix.Header asChild>
      <Heading className="heading text-h4">
        <Radix.Trigger data-slot="accordion-trigger" {...props} className={cn(foldLooks, 'group/trigger', className)}>
          {children}
          <PlusMinus className="group-data-[state=open]/trigger:[&>:last-child]:rotate-0" />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  )
}

export type AccordionContentProps = ComponentProps<typeof Radix.Content>

/** What the line uncovers. */
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
