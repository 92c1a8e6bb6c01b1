import { posterSizes } from '#ui/lib/poster-sizes.ts'
import { pictureSourceSet } from '#ui/primitives/picture.tsx'

const narrow = { film: '/film/about-640.webm', media: '(width < 48rem)' }
const wide = { film: '/film/about.webm', media: '(width >= 48rem)' }

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** On a slow line or with Save-Data there is no film (specification 4, Other). */
export function savesData(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g'
}

let isDone = false

/** On hover or focus of what leads to About: the poster, and the film where the connection allows; once. A failure is ignored (specification 8; D34). */
export function preloadFilm(host: string | undefined): void {
  if (isDone) return
  isDone = true
  const poster = new Image()
  poster.sizes = posterSizes
  poster.srcset = pictureSourceSet('film-poster', host)
  if (savesData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { film } = [narrow, wide].find(({ media }) => window.matchMedia(media).matches) ?? wide
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = film
  document.head.append(link)
}
