import type { PropTable } from '../../.storybook/component-props.ts'

/** Props as the source has them: unions spelled out, with their defaults. */
export function PropTables({ tables, hasWords }: { tables: PropTable[]; hasWords: boolean }) {
  if (tables.every(({ props, also }) => props.length === 0 && also.length === 0))
    return <p>{hasWords ? 'None: it reads its words itself, in the language around it.' : 'None.'}</p>
  return tables.map(({ component, props, also }) => (
    <div key={component}>
      {tables.length > 1 && <h3 className="heading mb-2 text-h4">{component}</h3>}
      {props.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by the keyboard too.
        <section className="overflow-x-auto" aria-label={`Props of ${component}`} tabIndex={0}>
          <table className="w-full min-w-120 text-left text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-3 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:align-top">
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
              </tr>
            </thead>
            <tbody>
              {props.map(({ name, type, isOptional, defaultValue, words }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {!isOptional && <span className="block font-normal text-ink-soft text-xs">required</span>}
                  </th>
                  <td>
                    <code>{type}</code>
                    {words && <span className="mt-1 block max-w-[60ch]">{withCode(words)}</span>}
                  </td>
                  <td>{defaultValue ? <code>{defaultValue}</code> : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {also.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {props.length > 0 ? 'And what these take: ' : 'What these take: '}
          <code>{also.join(', ')}</code>
        </p>
      )}
    </div>
  ))
}

/** Comments mark code with backticks. */
const withCode = (words: string) =>
  words.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comment never change places.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
