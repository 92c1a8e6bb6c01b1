import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '#ui/primitives/picture.tsx'

interface BlogMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  text: ReactNode
  scene: string
  level?: 1 | 3
  children?: ReactNode
}

export function BlogMessage({ title, text, scene, level = 3, children, ...props }: BlogMessageProps) {
  const Heading = `h${level}` as const
  return (
    <div data-slot="blog-message" {...props} className="grid grow border-line border-b md:grid-cols-12">
      <div className="grid content-center justify-items-start gap-5 px-gutter py-12 md:col-span-7 md:py-section lg:col-span-8">
        <Heading className="heading max-w-[22ch] wrap-anywhere text-h2">{title}</Heading>
        <p className="max-w-[48ch] text-ink-soft text-lg">{text}</p>
        {children}
      </div>
      <div className="relative order-first aspect-3/2 overflow-hidden border-line max-md:border-b md:order-last md:col-span-5 md:aspect-auto md:border-l lg:col-span-4">
        <Picture
          slug={scene}
          alt=""
          sizes="(min-width: 64rem) 34vw, (min-width: 48rem) 42vw, 100vw"
          className="absolute inset-0 size-full object-cover object-[55%_50%]"
        />
      </div>
    </div>
  )
}
