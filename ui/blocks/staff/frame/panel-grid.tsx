import type { ReactNode } from 'react'

export interface PanelGridProps {
  /** Panels, each one element. */
  children: ReactNode
}

/** Panels in one, two or three columns. The last one takes what is left of its line, so that no pane stays empty. */
export function PanelGrid({ children }: PanelGridProps) {
  return (
    // A line above and before each: those at the edges lie outside.
    <div data-slot="panel-grid" className="overflow-hidden">
      <div className="-ml-px grid grid-cols-[minmax(0,1fr)] @3xl:grid-cols-2 @6xl:grid-cols-3 [&>*]:border-line [&>*]:border-t [&>*]:border-l @3xl:@max-6xl:[&>:last-child:nth-child(odd)]:col-span-2 @6xl:[&>:last-child:nth-child(3n+1)]:col-span-3 @6xl:[&>:last-child:nth-child(3n+2)]:col-span-2">
        {children}
      </div>
    </div>
  )
}
