import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { idlePart } from '#ui/lib/idle-part.tsx'

// Every page of staff brings the scenes of its errors along, and hardly any shows one.
const Picture = idlePart(() => import('#ui/primitives/picture.tsx').then((file) => file.Picture))

export interface ScreenSceneProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** “Nobody waits.” */
  title: ReactNode
  /** 1 where it is the whole screen. */
  level?: 1 | 2
  text?: ReactNode
  /** A name in `ui/pictures/manifest.json`; without it the words stand alone. */
  scene?: string | undefined
  /** What to do now, at the foot of the words. */
  actions?: ReactNode
  /** Between the text and the actions. */
  children?: ReactNode
}

/** A screen without what it is for: words, a way on, and a picture of a sixth. */
export function ScreenScene({
  title,
  level = 2,
  text,
  scene,
  actions,
  className,
  children,
  ...props
}: ScreenSceneProps) {
  const Heading = `h${level}` as const
  return (
    <section
      data-slot="screen-scene"
      {...props}
      className={cn('grid grow', scene && 'md:grid-cols-[minmax(0,1fr)_minmax(12rem,22.5rem)]', className)}
    >
      <div className="flex flex-col items-start gap-4 px-4 py-7 md:px-6 md:py-8">
        <Heading className="display wrap-anywhere max-w-[20ch] text-[2.25rem] leading-[0.97] md:text-[2.75rem]">
          {title}
        </Heading>
        {text && <p className="max-w-[44ch] text-ink-soft text-md">{text}</p>}
        {children}
        {actions && <div className="flex flex-wrap gap-3 pt-4 md:mt-auto">{actions}</div>}
      </div>
      {scene && (
        <div className="relative overflow-hidden border-line max-md:order-first max-md:aspect-5/2 max-md:border-b md:min-h-96 md:border-l">
          <Picture
            slug={scene}
            alt=""
            sizes="(min-width: 48rem) 22.5rem, 100vw"
            className="absolute inset-0 size-full object-cover object-[55%_50%]"
          />
        </div>
      )}
    </section>
  )
}
