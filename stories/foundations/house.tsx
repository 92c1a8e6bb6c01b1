export interface GuideProps {
  /** What to do, one sentence each. */
  dos: readonly string[]
  /** What to leave, one sentence each. */
  donts: readonly string[]
}

/** What to do and what to leave, side by side. */
export function Guide({ dos, donts }: GuideProps) {
  return (
    <div className="grid border border-line md:grid-cols-2 md:divide-x md:divide-line">
      <Advice title="Do" sentences={dos} />
      <Advice title="Don’t" sentences={donts} />
    </div>
  )
}

function Advice({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div className="p-gutter max-md:not-first:border-line max-md:not-first:border-t">
      <p className="heading text-h3">{title}</p>
      <ul className="mt-4 divide-y divide-line">
        {sentences.map((sentence) => (
          <li key={sentence} className="py-3">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
