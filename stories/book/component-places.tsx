import type { ComponentFacts } from '../../.storybook/component-facts.ts'

/** Which words a component needs, where it is used, and what was decided about it. */
export function Places({ facts }: { facts: ComponentFacts }) {
  const { words, usedBy, pages, citations, decisions } = facts
  return (
    <>
      <h2>Where it stands</h2>
      <dl className="border-line border-t">
        <Row title="Words" none="It has none of its own: they come with its props and its parts." values={words} />
        <Row title="Used by" none="Nothing imports it yet." values={usedBy} />
        <Row title="On pages" none="None by its imports." values={pages} />
        <Row title="Rules it cites" none="None." values={citations} />
        {decisions.length > 0 && (
          <Entry title="Decisions that name it">
            {decisions.map((page) => (
              <li key={page}>
                {/* Documents are shown in a frame: the address belongs to the window around it. */}
                <a className="underline" target="_top" href={`./?path=/docs/decisions-${page}--docs`}>
                  {page.slice(0, 4)}: {page.slice(5).replaceAll('-', ' ')}
                </a>
              </li>
            ))}
          </Entry>
        )}
      </dl>
    </>
  )
}

function Row({ title, none, values }: { title: string; none: string; values: string[] }) {
  return (
    <Entry title={title}>
      {values.length === 0 ? (
        <li>{none}</li>
      ) : (
        values.map((value) => (
          <li key={value}>
            <code>{value}</code>
          </li>
        ))
      )}
    </Entry>
  )
}

function Entry({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-gutter gap-y-1 border-line border-b py-3 md:grid-cols-[12rem_1fr]">
      <dt className="font-medium">{title}</dt>
      <dd>
        <ul className="grid gap-1">{children}</ul>
      </dd>
    </div>
  )
}

/** What changed, the latest first, from the history of its file and its stories. */
export function Changes({ changes }: Pick<ComponentFacts, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <>
      <h2>Changes</h2>
      <ol className="border-line border-t">
        {changes.map(({ hash, date, subject }) => (
          <li key={hash} className="grid gap-x-gutter border-line border-b py-3 md:grid-cols-[12rem_1fr]">
            <span className="text-ink-soft text-sm tabular-nums">
              {date} <code>{hash}</code>
            </span>
            {subject}
          </li>
        ))}
      </ol>
    </>
  )
}
