import type { ReactNode } from 'react'
import { useGlobals } from './use-globals.ts'

export interface StoryFrameProps {
  /** The story's id, as its address has it: `blocks-forms-contact-form--everything-missing`. */
  story: string
  /** What is to be seen in it. */
  says: ReactNode
  /** In CSS pixels. */
  height: number
  /** In CSS pixels; as wide as the page unless told otherwise. */
  width?: number
  /** What the toolbar would be set to, such as `{ locale: 'fr' }`. The rest is as the toolbar has it. */
  settings?: Readonly<Record<string, string>>
}

const followed = ['locale', 'theme', 'motion', 'colors', 'text', 'grid']

/** A story as it comes to rest, in a window of its own: it is played, and its width is the one that it asks for. */
export function StoryFrame({ story, says, height, width, settings }: StoryFrameProps) {
  const toolbar = useGlobals()
  const globals = followed.flatMap((name) => {
    const value = settings?.[name] ?? toolbar[name]
    return value ? [`${name}:${value}`] : []
  })
  const address = globals.length > 0 ? `&globals=${globals.join(';')}` : ''
  return (
    <figure className="border border-line" style={width ? { width: width + 2, maxWidth: '100%' } : undefined}>
      <iframe
        key={address}
        title={`The story ${story}`}
        src={`iframe.html?id=${story}&viewMode=story${address}`}
        loading="lazy"
        className="block w-full bg-paper"
        style={{ height }}
      />
      <StoryCaption story={story} address={address}>
        {says}
      </StoryCaption>
    </figure>
  )
}

interface StoryCaptionProps {
  story: string
  address?: string
  children: ReactNode
}

/** What is to be seen in a story, and the way to it. */
export function StoryCaption({ story, address = '', children }: StoryCaptionProps) {
  return (
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-gutter gap-y-1 border-line border-t p-4 text-sm">
      <span className="max-w-[60ch]">{children}</span>
      {/* Documents are shown in a frame: the address belongs to the window around it. */}
      <a className="underline underline-offset-4" target="_top" href={`./?path=/story/${story}${address}`}>
        Open the story
      </a>
    </figcaption>
  )
}
