import { cva } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'

export type DoorTitleSize = 'lg' | 'md'

/** `md` for a title that is a sentence. */
const titleSizes: Record<DoorTitleSize, string> = {
  lg: 'text-[clamp(2.75rem,12.4cqi,6.5rem)]',
  md: 'text-[clamp(2.25rem,9cqi,4.75rem)]',
}

const spaces: Record<DoorTitleSize, string> = {
  lg: 'pt-[clamp(2rem,10cqi,5.5rem)] pb-[clamp(1.75rem,6cqi,3rem)]',
  md: 'pt-[clamp(1.75rem,6.6cqi,3.5rem)] pb-8',
}

const title = cva('display wrap-break-word hyphens-auto text-balance leading-[0.95] outline-none', {
  variants: { size: titleSizes },
})
const say = cva('grid grid-cols-[minmax(0,1fr)] gap-[clamp(1rem,3cqi,1.5rem)] px-gutter print:py-6', {
  variants: { size: spaces },
})

export interface DoorSheetProps {
  title: ReactNode
  /** For what appears in place of something else and takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  intro?: ReactNode
  size?: DoorTitleSize
  /** What is done here, and last a `DoorAct`. */
  children: ReactNode
}

/** A title large enough for one sentence, and what is done below it. */
export function DoorSheet({ title: words, titleRef, intro, size = 'lg', children }: DoorSheetProps) {
  return (
    <section data-slot="door-sheet" className="@container flex grow flex-col">
      <div className={say({ size })}>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={title({ size })}>
          {words}
        </h1>
        {intro && (
          <p className="max-w-[34rem] text-[clamp(1.0625rem,2.4cqi,1.25rem)] text-ink-soft leading-[1.45]">{intro}</p>
        )}
      </div>
      {children}
    </section>
  )
}

export interface DoorActProps {
  /** The other way on. */
  title: ReactNode
  text: ReactNode
  link?: ReactNode
  /** A `LitPane`: where the form ends. */
  lit: ReactNode
}

/** The foot of the sheet: the one action at its right, the way for whoever cannot take it at its left. */
export function DoorAct({ title: question, text, link, lit }: DoorActProps) {
  return (
    <div
      data-slot="door-act"
      className="grid border-line border-t @xl:grid-cols-[minmax(0,1fr)_var(--spacing-sixth)] print:hidden"
    >
      <div className="grid min-h-24 @xl:order-last @xl:min-h-40 @max-xl:[&>*]:min-h-24">{lit}</div>
      <div className="grid content-start gap-1 px-gutter py-6 text-sm">
        <h2 className="font-semibold">{question}</h2>
        <p className="max-w-[26rem] text-ink-soft">{text}</p>
        {link && <p className="mt-1.5 font-medium">{link}</p>}
      </div>
    </div>
  )
}
