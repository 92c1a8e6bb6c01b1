import { use } from 'react'
import type { WeeksChange } from '../../.storybook/component-facts.ts'

const MOST = 8
let loading: Promise<{ week: WeeksChange[] }> | undefined

/** What changed in the week before the last change, by day, with the pages of the components that it touched. */
export function WeeksChanges() {
  loading ??= import('virtual:component-facts')
  const { week } = use(loading)
  if (week.length === 0) return <p>This copy has no history, so nothing can be said: it was made from files alone.</p>
  return [...Map.groupBy(week, ({ date }) => date)].map(([date, changes]) => (
    <section key={date} className="mt-12">
      <h2 className="heading text-h3">
        <time dateTime={date}>
          {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })}
        </time>
      </h2>
      <ol className="mt-4 border-line border-t">
        {changes.map(({ hash, subject, components }) => (
          <li key={hash} className="grid gap-x-gutter gap-y-2 border-line border-b py-4 lg:grid-cols-2">
            <span>
              {subject} <code>{hash}</code>
            </span>
            <Components components={components} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

function Components({ components }: Pick<WeeksChange, 'components'>) {
  const more = components.length - MOST
  return (
    <span className="flex flex-wrap content-start gap-x-4 gap-y-1 text-sm">
      {components.slice(0, MOST).map(({ name, page }) => (
        // Documents are shown in a frame: the address belongs to the window around it.
        <a key={page} className="underline underline-offset-4" target="_top" href={`./?path=/docs/${page}`}>
          {name}
        </a>
      ))}
      {more > 0 && <span className="text-ink-soft">and {more} more</span>}
    </span>
  )
}
