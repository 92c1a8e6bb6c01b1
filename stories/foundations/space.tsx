const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24] as const

/** The steps in use, on the 4 px grid. */
export function SpaceSteps() {
  return (
    <ul className="border-line border-t">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-gutter border-line border-b py-2 text-xs">
          <span className="flex w-24 items-baseline tabular-nums">
            <strong className="w-10 text-sm">{step}</strong> {step * 4} px
          </span>
          <span className="h-4 bg-ink" style={{ width: `${step * 4}px` }} />
        </li>
      ))}
    </ul>
  )
}

/** The two spaces that follow the window. */
export function FluidSpaces() {
  return (
    <div className="grid border border-line md:grid-cols-2 md:divide-x md:divide-line">
      <div className="flex items-center">
        <span className="w-gutter self-stretch bg-signal" />
        <p className="p-gutter text-sm">
          <strong>gutter</strong>, 16–28 px: from a bar to what is in its pane, and between columns.
        </p>
      </div>
      <div className="max-md:border-line max-md:border-t">
        <span className="block h-section bg-signal" />
        <p className="p-gutter text-sm">
          <strong>section</strong>, 64–160 px: between parts of a page. Empty on purpose.
        </p>
      </div>
    </div>
  )
}

const splits = [[12], [8, 4], [7, 5], [6, 3, 3], [3, 4, 5], [4, 4, 4]] as const

/** Twelve columns, and the splits that the pages use. */
export function Columns() {
  return (
    <div className="border-line border-t border-l">
      <ol className="grid grid-cols-12">
        {Array.from({ length: 12 }, (_, index) => `${index + 1}`).map((column) => (
          <li
            key={column}
            className="border-line border-r border-b py-2 text-center text-ink-soft text-xs tabular-nums"
          >
            {column}
          </li>
        ))}
      </ol>
      {splits.map((split) => (
        <ul key={split.join(' ')} className="grid grid-cols-12">
          {split.map((span, index) => (
            <li
              // The same span may stand twice in a row; a split never changes.
              key={`${split.slice(0, index).join('+')}>${span}`}
              className="flex h-16 items-end border-line border-r border-b p-2 text-sm tabular-nums first:bg-pane"
              style={{ gridColumn: `span ${span}` }}
            >
              {span}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const

/** Where layouts change, drawn to scale. */
export function Breakpoints() {
  return (
    <ul className="border-line border-t">
      {Object.entries(breakpoints).map(([name, width]) => (
        <li key={name} className="border-line border-b py-2 text-xs">
          <span className="block border-ink border-r-2 py-1 tabular-nums" style={{ width: `${(width / 1280) * 100}%` }}>
            <strong className="text-sm">{name}</strong> {width} px
          </span>
        </li>
      ))}
    </ul>
  )
}
