import { Icon, iconNames } from '#ui/primitives/icon.tsx'

/** Every icon with the name to ask for. */
export function IconGrid() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] border-line border-t border-l">
      {iconNames.map((name) => (
        <li key={name} className="grid min-h-32 content-between gap-4 border-line border-r border-b p-4 text-sm">
          <Icon name={name} className="size-8" />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** One icon drawn large on its grid of 24. */
export function IconAnatomy() {
  return (
    <figure className="grid border border-line md:grid-cols-[18rem_1fr] md:divide-x md:divide-line">
      <div className="p-gutter">
        <div className="relative aspect-square bg-[length:calc(100%/24)_calc(100%/24)] bg-[linear-gradient(var(--line)_1px,transparent_1px),linear-gradient(90deg,var(--line)_1px,transparent_1px)] border-line border-r border-b">
          <Icon name="upload" className="absolute inset-0 size-full" />
        </div>
      </div>
      <figcaption className="p-gutter max-md:border-line max-md:border-t">
        <strong className="heading block text-h3">24 by 24</strong>
        <span className="mt-2 block max-w-[40ch] text-ink-soft">
          One path each. Square ends and mitred corners like a window’s bars; the line is 1.75 px at every size, because
          it does not scale. A dot is a line without length.
        </span>
      </figcaption>
    </figure>
  )
}
