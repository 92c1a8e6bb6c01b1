import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

/** An LRU cache of `max` pictures, drawn one at a time: a crawler that asks for all must not slow the pages. */
export function createPictureCache(max: number) {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max })
  const limit = pLimit(1)

  return (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = pictures.get(name)
    if (known) return known
    const drawing = limit(draw)
    pictures.set(name, drawing)
    drawing.catch(() => pictures.delete(name))
    return drawing
  }
}
