import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { brand } from '#locales/brand.ts'
import { fetchCriticalPictures } from '#site/visitor/critical-pictures.ts'

interface FetchedImage {
  srcset: string
  sizes: string
  fetchPriority: string
}

/** What the browser is asked to fetch, on a line that says this of itself. */
function fetchedOn(connection?: object, host?: string): FetchedImage[] {
  const images: FetchedImage[] = []
  class Image {
    srcset = ''
    sizes = ''
    fetchPriority = ''
    constructor() {
      images.push(this)
    }
  }
  vi.stubGlobal('Image', Image)
  vi.stubGlobal('navigator', { connection })
  fetchCriticalPictures(host)
  return images
}

afterEach(() => void vi.unstubAllGlobals())

it('are the founder’s alone, in the size that the page about us shows, behind everything else (D34)', () => {
  const [founder, ...others] = fetchedOn({ effectiveType: '4g' })
  expect(others).toEqual([])
  expect(founder?.srcset).toContain(`/pictures/${brand.founder.picture}-800.avif 800w`)
  expect(readFileSync('ui/blocks/about/founder-story.tsx', 'utf8')).toContain(`sizes="${founder?.sizes}"`)
  expect(founder?.fetchPriority).toBe('low')
})

it('come from the operator’s image host, where the page will ask for them', () => {
  expect(fetchedOn(undefined, 'https://images.example')[0]?.srcset).toMatch(/^https:\/\/images\.example\/pictures\//)
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'are not fetched where data is to be saved: %o',
  (connection) => {
    expect(fetchedOn(connection)).toEqual([])
  },
)
