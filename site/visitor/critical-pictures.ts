import { brand } from '#locales/brand.ts'
import { savesData } from '#site/visitor/film-preload.ts'
import manifest from '#ui/pictures/manifest.json' with { type: 'json' }

/** As the page about us says, so that the same file is chosen. */
const SIZES = '(min-width: 100rem) 42rem, (min-width: 48rem) 46vw, 100vw'

const pictures: Readonly<Record<string, { widths: number[] }>> = manifest

/** The founder's picture, for the page about us (D34). The hero comes with its page. A failure is ignored (specification 8). */
export function fetchCriticalPictures(host = ''): void {
  const { picture } = brand.founder
  if (savesData()) return
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = SIZES
  // A browser without AVIF shows it as another file later: it loses 13 kB.
  image.srcset = (pictures[picture]?.widths ?? [])
    .map((width) => `${host}/pictures/${picture}-${width}.avif ${width}w`)
    .join(', ')
}
