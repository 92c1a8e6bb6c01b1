import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type TabsProps = ComponentProps<typeof Radix.Root>

/** Start it with `defaultValue`, or control it with `value` and `onValueChange`. */
export function Tabs({ className, ...props }: TabsProps) {
  return (
    <Radix.Root
      data-slot="tabs"
      {...props}
      className={cn('data-[orientation=vertical]:flex data-[orientation=vertical]:items-stretch', className)}
    />
  )
}

/** Name it with `aria-label`. It scrolls sideways where it does not fit. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      data-slot="tabs-list"
      {...props}
      className={cn(
        'flex shrink-0 overflow-x-auto border-ink data-[orientation=horizontal]:border-b data-[orientation=vertical]:flex-col data-[orientation=vertical]:border-r',
        className,
      )}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      data-slot="tabs-trigger"
      {...props}
      className={cn(
        'min-h-12 shrink-0 cursor-pointer whitespace-nowrap border-line px-5 py-2 text-left font-medium -outline-offset-4 outline-current transition-colors',
        'data-[orientation=horizontal]:border-t data-[orientation=horizontal]:border-r data-[orientation=vertical]:border-b data-[orientation=vertical]:border-l data-[orientation=horizontal]:first:border-l data-[orientation=vertical]:first:border-t',
        'hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-8 disabled:cursor-not-allowed disabled:no-underline disabled:opacity-60',
        'data-[state=active]:bg-ink data-[state=active]:text-paper data-[state=active]:no-underline forced-colors:data-[state=active]:underline forced-colors:data-[state=active]:decoration-4',
        className,
      )}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      data-slot="tabs-content"
      {...props}
      className={cn('min-w-0 grow py-6 data-[orientation=vertical]:px-6 data-[orientation=vertical]:py-0', className)}
    />
  )
}
