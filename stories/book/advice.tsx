import { Markdown } from '@storybook/addon-docs/blocks'

export interface AdviceProps {
  /** What the stories say of the component: sentences, those to follow after **Do**, those to leave after **Don’t**. */
  words: string
  /** What the component says of itself, where its stories say nothing else. */
  own: string
}

/** When to use a component and when not. */
export function Advice({ words, own }: AdviceProps) {
  const [said = '', ...marked] = marks(words).split(/\*\*(?=Do\*\*|Don’t\*\*)/)
  const of = (mark: string) =>
    marked
      .filter((part) => part.startsWith(`${mark}**`))
      .map((part) => part.slice(mark.length + 2).trim())
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  const intro = said.trim() || own
  return (
    <>
      {intro && (
        <div className="max-w-[40rem] text-lg">
          <Markdown>{intro}</Markdown>
        </div>
      )}
      {marked.length > 0 && (
        <div className="grid border border-line md:grid-cols-2 md:divide-x md:divide-line">
          <Column title="Do" sentences={of('Do')} />
          <Column title="Don’t" sentences={of('Don’t')} />
        </div>
      )}
    </>
  )
}

/** Some stories mark the two words, some only begin a paragraph with them. */
const marks = (words: string) => words.replace(/(^|\n\s*|[.!?] )(Do|Don’t)(?= )/g, '$1**$2**')

function Column({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <div className="p-gutter max-md:not-first:border-line max-md:not-first:border-t">
      <p className="heading text-h3">{title}</p>
      <ul className="mt-4 divide-y divide-line">
        {sentences.map((sentence) => (
          <li key={sentence} className="py-3">
            <Markdown>{sentence}</Markdown>
          </li>
        ))}
      </ul>
    </div>
  )
}
