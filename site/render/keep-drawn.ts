/**
 * Draws each thing once and keeps the last ones asked for. Who asks while it is being drawn waits for that drawing, and
 * drawings take their turn: a crawler that asks for all of them must not hold up the pages.
 */
export function keepDrawn(most: number) {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  return (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(name)
    const drawing = known ?? last.then(draw)
    if (!known) {
      last = drawing.catch(() => kept.delete(name))
    }
    // Put in anew, so that the first one in the map is always the one asked for longest ago.
    kept.delete(name)
    kept.set(name, drawing)
    const oldest = kept.keys().next().value
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return drawing
  }
}
