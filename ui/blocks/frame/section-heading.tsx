import type { ReactNode } from 'react'

export function SectionHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div
      data-slot="section-heading"
      className="grid items-end gap-y-5 pt-section pb-[clamp(2rem,4vw,4rem)] *:mx-gutter md:grid-cols-12"
    >
      <h2 className="display max-w-[16ch] text-[clamp(2.5rem,1.2rem+5vw,6rem)] leading-[0.95] md:col-span-7 lg:col-span-8">
        {title}
      </h2>
      {children && <p className="max-w-[42ch] text-ink-soft text-lg md:col-span-5 lg:col-span-4">{children}</p>}
    </div>
  )
}
