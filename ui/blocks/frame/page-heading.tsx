import type { ReactNode } from 'react'

export function PageHeading({ title, intro }: { title: ReactNode; intro?: ReactNode }) {
  return (
    <div data-slot="page-heading" className="grid gap-6 border-line border-b px-gutter pt-[clamp(3rem,8vw,7rem)] pb-10">
      <h1 className="display max-w-[14ch] text-display">{title}</h1>
      {intro && <p className="max-w-[60ch] text-ink-soft text-lg">{intro}</p>}
    </div>
  )
}
