import type { ReactNode } from 'react'
import { brand } from '#locales/brand.ts'
import { LinkedText } from '#ui/blocks/frame/linked-text.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { OpeningShutters } from '#ui/primitives/opening-shutters.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

export interface OutcomeSceneProps {
  title: ReactNode
  intro: ReactNode
  picture: { slug: string; alt: string }
  isOpening?: boolean
  children: ReactNode
}

export function OutcomeScene({ title, intro, picture, isOpening = false, children }: OutcomeSceneProps) {
  return (
    <section
      data-slot="outcome-scene"
      className="grid grow border-line border-b md:grid-cols-12 lg:min-h-[min(calc(100svh-8.5rem),54rem)]"
    >
      <div className="@container flex flex-col md:col-span-7">
        <div className="grid grow content-center gap-6 px-gutter py-[clamp(2.5rem,7vw,7rem)]">
          <h1 className="display wrap-break-word hyphens-auto text-[clamp(2.75rem,13.5cqi,8.5rem)] leading-[0.95]">
            {title}
          </h1>
          <p className="max-w-[46ch] text-ink-soft text-lg">{intro}</p>
        </div>
        <div className="grid gap-px border-line border-t bg-line bg-clip-padding">{children}</div>
      </div>
      <div className="border-line max-md:order-first max-md:border-b md:col-span-5 md:border-l">
        <div className="relative aspect-4/3 overflow-hidden md:sticky md:top-0 md:aspect-auto md:h-full md:max-h-[max(calc(100svh-4rem),64rem)]">
          <Picture
            {...picture}
            sizes="(min-width: 100rem) 42rem, (min-width: 48rem) 42vw, 100vw"
            priority
            className="absolute inset-0 size-full object-cover"
          />
          {isOpening && <OpeningShutters />}
        </div>
      </div>
    </section>
  )
}

export interface OutcomeTipsProps {
  title: ReactNode
  /** A `mail` tag in them leads to the agency's address. */
  tips: readonly string[]
  /** The server's own sentence. */
  reason?: string | undefined
}

export function OutcomeTips({ title, tips, reason }: OutcomeTipsProps) {
  return (
    <>
      {reason && (
        <div className="bg-paper px-gutter py-6">
          <Notice tone="danger">{reason}</Notice>
        </div>
      )}
      <section className="grid gap-4 bg-paper px-gutter py-8">
        <h2 className="heading text-h3">{title}</h2>
        <ul className="grid">
          {tips.map((tip) => (
            <li key={tip} className="border-line border-t py-3">
              <LinkedText text={tip} links={{ mail: `mailto:${brand.mail.contact}` }} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
