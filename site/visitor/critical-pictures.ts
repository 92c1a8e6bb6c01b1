import { brand } from '#locales/brand.ts'
import { savesData } from '#site/visitor/film-preload.ts'
import { founderSizes } from '#ui/blocks/about/founder-sizes.ts'
import manifest from '#ui/pictures/manifest.json' with { type: 'json' }

const pictures: Readonly<Record<string, { widths: number[] }>> = manifest

/** The founder's picture, for the page about us (D34). The hero comes with its page. A failure is ignored (specification 8). */
export function fetchCriticalPictures(host = ''): void {
  const { picture } = brand.founder
  if (savesData()) return
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = founderSizes
  // A browser without AVIF shows it as another file later: it loses 13 kB.
  image.srcset = (pictures[picture]?.widths ?? [])
    .map((width) => `${host}/pictures/${picture}-${width}.avif ${width}w`)
    .join(', ')
}
