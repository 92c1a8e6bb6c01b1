interface Example {
  name: string
  duration: string
  use: string
  /** Plays on hover and on focus. */
  look: string
}

const examples: readonly Example[] = [
  {
    name: 'shutters',
    duration: '360 ms',
    use: 'Dialogs open from the middle',
    look: 'group-hover:animate-shutters-open group-focus-visible:animate-shutters-open',
  },
  {
    name: 'sash',
    duration: '320 ms',
    use: 'What comes from the bottom edge',
    look: 'group-hover:animate-sash-open group-focus-visible:animate-sash-open',
  },
  {
    name: 'blind',
    duration: '220 ms',
    use: 'Menus and notices, downwards',
    look: 'group-hover:animate-blind-open group-focus-visible:animate-blind-open',
  },
  {
    name: 'dim',
    duration: '240 ms',
    use: 'The page behind a dialog',
    look: 'group-hover:animate-dim group-focus-visible:animate-dim',
  },
  {
    name: 'breathe',
    duration: '2400 ms, again and again',
    use: 'Curtains while something is fetched',
    look: 'group-hover:animate-breathe group-focus-visible:animate-breathe',
  },
  {
    name: 'shift',
    duration: '300 ms',
    use: 'Signs that lean towards their aim',
    look: 'scale-75 transition-transform duration-300 group-hover:translate-x-4 group-focus-visible:translate-x-4',
  },
]

/** Each movement of the house; it plays when it is pointed at or focused. */
export function Movements() {
  return (
    <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3">
      {examples.map(({ name, duration, use, look }) => (
        <li key={name} className="border-line border-r border-b">
          <button type="button" className="group block w-full p-gutter text-left">
            <span className="block h-28 border border-line">
              <span className={`block size-full bg-ink ${look}`} />
            </span>
            <strong className="heading mt-4 block text-h4">{name}</strong>
            <span className="block text-sm tabular-nums">{duration}</span>
            <span className="block text-ink-soft text-sm">{use}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The one easing: cubic-bezier(0.2, 0.75, 0.25, 1). */
export function Shutter() {
  return (
    <figure className="grid border border-line md:grid-cols-[16rem_1fr] md:divide-x md:divide-line">
      <svg viewBox="-4 -4 108 108" className="aspect-square w-full fill-none p-gutter" aria-hidden="true">
        <path d="M0 0h100v100H0zM50 0v100M0 50h100" className="stroke-line" vectorEffect="non-scaling-stroke" />
        <path d="M0 100C20 25 25 0 100 0" className="stroke-2 stroke-signal" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="p-gutter max-md:border-line max-md:border-t">
        <strong className="heading block text-h3">ease-shutter</strong>
        <code>cubic-bezier(0.2, 0.75, 0.25, 1)</code>
        <span className="mt-4 block max-w-[40ch] text-ink-soft">
          Most of the way at once, then it comes to rest. Like a shutter that was given a push.
        </span>
      </figcaption>
    </figure>
  )
}
