import manifest from '#ui/pictures/manifest.json' with { type: 'json' }
import { Picture } from '#ui/primitives/picture.tsx'

/** Every picture with its name, its size and the widths it exists in. */
export function PictureCatalogue() {
  return (
    <ul className="grid grid-cols-1 border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {Object.entries(manifest).map(([slug, { width, height, widths }]) => (
        <li key={slug} className="flex flex-col border-line border-r border-b">
          <Picture
            slug={slug}
            alt=""
            sizes="(min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
            className="aspect-4/3 w-full object-contain"
          />
          <span className="border-line border-t p-4 text-xs">
            <strong className="block wrap-anywhere text-sm">{slug}</strong>
            <span className="block text-ink-soft tabular-nums">
              {width} × {height}
            </span>
            <span className="block text-ink-soft tabular-nums">{widths.join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One picture by day and by night: the same drawing in other light. */
export function TwoLights() {
  return (
    <div className="grid grid-cols-2 border border-line">
      <Picture slug="home-hero" alt="By day: a hill town seen from an open window" sizes="45vw" ratio="4 / 5" />
      <Picture slug="home-hero-night" alt="The same town by night" sizes="45vw" ratio="4 / 5" />
    </div>
  )
}
