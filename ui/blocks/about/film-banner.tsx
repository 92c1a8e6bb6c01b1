import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { posterSizes } from '#ui/lib/poster-sizes.ts'
import { tagged } from '#ui/lib/tagged.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

const posterDelay = 500 // milliseconds (specification 2)

/** Narrow windows get the small film; reduced motion gets none, with or without scripts. */
const motion = '(prefers-reduced-motion: no-preference)'
const sources = [
  { src: '/film/about-640.webm', type: 'video/webm', media: `${motion} and (width < 48rem)` },
  { src: '/film/about-640.mp4', type: 'video/mp4', media: `${motion} and (width < 48rem)` },
  { src: '/film/about.webm', type: 'video/webm', media: motion },
  { src: '/film/about.mp4', type: 'video/mp4', media: motion },
]

/** `isStill`: for visitors who save data or want less motion. */
export function FilmBanner({ isStill = false }: { isStill?: boolean }) {
  const { t } = useTranslation('about')
  const film = useRef<HTMLVideoElement>(null)
  const [canPlay, setCanPlay] = useState(false)
  const [isPosterHidden, setIsPosterHidden] = useState(false)
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    // The event may have fired before hydration.
    if (film.current && film.current.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) setCanPlay(true)
  }, [])
  const play = useCallback(() => {
    // A battery that is saved refuses films; other errors are passed over (specification 8).
    film.current?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setIsPaused(true)
    })
  }, [])
  useEffect(() => {
    if (canPlay) play()
  }, [canPlay, play])
  useEffect(() => {
    if (!canPlay || isPaused) return
    const timer = setTimeout(() => setIsPosterHidden(true), posterDelay)
    return () => clearTimeout(timer)
  }, [canPlay, isPaused])

  function toggle() {
    if (isPaused) play()
    else film.current?.pause()
  }

  const isMoving = !isStill && canPlay
  return (
    <section
      data-slot="film-banner"
      data-state={isStill ? 'still' : isPosterHidden ? 'playing' : 'waiting'}
      className="relative flex min-h-[max(34rem,calc(100svh-4.5rem))] items-end border-line border-b"
    >
      <div className="absolute inset-0 overflow-hidden">
        {!isStill && (
          <video
            ref={film}
            autoPlay
            muted
            loop
            playsInline
            preload="auto"
            tabIndex={-1}
            aria-hidden="true"
            onCanPlay={() => setCanPlay(true)}
            onPlay={() => setIsPaused(false)}
            onPause={() => setIsPaused(true)}
            className="absolute inset-0 size-full object-cover object-[68%_50%] md:object-center noscript:hidden"
          >
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
            {t('film.unsupported')}
          </video>
        )}
        <Picture
          slug="film-poster"
          alt=""
          sizes={posterSizes}
          priority
          className={cn(
            'absolute inset-0 size-full object-cover object-[68%_50%] md:object-center transition-opacity duration-500',
            !isStill && isPosterHidden && 'opacity-0',
          )}
        />
      </div>
      <div className="@container relative grid w-full border-line bg-paper sm:w-[min(100%,60rem)] sm:border-t sm:border-r md:w-3/4 lg:w-2/3">
        <h1 className="display px-gutter pt-8 pb-6 text-[clamp(2.75rem,15.5cqi,4.5rem)] leading-[0.93] sm:text-[clamp(4.5rem,13cqi,8.5rem)]">
          {tagged(t('film.title'), { accent: (words) => <em className="text-signal not-italic">{words}</em> })}
        </h1>
        <div className="flex items-stretch border-line border-t">
          <p className="grow px-gutter py-5 text-ink-soft text-lg">{t('film.text')}</p>
          {isMoving && (
            <button
              type="button"
              onClick={toggle}
              aria-label={t(isPaused ? 'film.play' : 'film.pause')}
              className="-outline-offset-4 grid w-16 shrink-0 cursor-pointer place-items-center border-line border-l outline-current transition-colors hover:bg-ink hover:text-paper"
            >
              <Icon name={isPaused ? 'play' : 'pause'} className="size-6" />
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
