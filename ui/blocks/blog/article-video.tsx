import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VideoEmbed } from '#ui/blocks/blog/video-embed.tsx'
import { type ArticleVideo, videoIn } from '#ui/lib/article-video.ts'

export interface ArticleVideosProps {
  body: RefObject<HTMLElement | null>
  html: string
  /** By default the provider's player. */
  playerOf?: (video: ArticleVideo) => string
}

interface Place {
  key: string
  element: HTMLElement
  video: ArticleVideo
}

/** Every video waits to be asked for, whatever was consented to: the privacy policy says so. */
export function ArticleVideos({ body, html, playerOf = ({ player }) => player }: ArticleVideosProps) {
  const [places, setPlaces] = useState<Place[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text brings other figures into the same element.
  useEffect(() => {
    const figures = [...(body.current?.querySelectorAll<HTMLElement>('figure[data-video]') ?? [])]
    const found = figures.flatMap((figure, index) => {
      const video = videoIn(figure)
      return video ? [{ figure, video, element: document.createElement('div'), key: `${index} ${video.href}` }] : []
    })
    for (const { figure, element } of found) figure.replaceWith(element)
    setPlaces(found)
    return () => {
      for (const { figure, element } of found) element.replaceWith(figure)
      setPlaces([])
    }
  }, [body, html])

  return places.map(({ key, element, video }) =>
    createPortal(
      <VideoEmbed src={playerOf(video)} href={video.href} provider={video.provider} title={video.title} />,
      element,
      key,
    ),
  )
}
