import type { ReactNode } from 'react'

export interface RulesProps {
  /** What holds, and where it is written: `Specification 5`, `D16`, `Decision 0018`, `WCAG 2.2, 3.3.1` or a file. */
  rules: readonly (readonly [rule: ReactNode, ...sources: string[]])[]
}

/** What holds, each line with its source. */
export function Rules({ rules }: RulesProps) {
  return (
    <ol className="border-line border-t">
      {rules.map(([rule, ...sources], index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a page never change places.
          key={index}
          className="grid gap-x-gutter gap-y-1 border-line border-b py-4 md:grid-cols-[1fr_16rem]"
        >
          <span className="max-w-[65ch]">{rule}</span>
          <span className="flex flex-wrap content-start gap-x-3 gap-y-1 text-ink-soft text-sm">
            {sources.map((source) => (
              <Source key={source} name={source} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Source({ name }: { name: string }) {
  const page = pageOf(name)
  if (!page) return name.includes('/') ? <code>{name}</code> : <span>{name}</span>
  return (
    <a className="underline underline-offset-4" target="_top" href={`./?path=/docs/${page}`}>
      {name}
    </a>
  )
}

/** Where a source is read in this library; none for a file, and for what others publish. */
function pageOf(source: string): string | undefined {
  if (source.startsWith('Specification ')) return 'decisions-specification--docs'
  if (/^D\d+$/.test(source)) return 'decisions-settled-questions--docs'
  if (source.startsWith('Decision ')) return decisionPages[source.slice('Decision '.length)]
  return undefined
}

const decisionPages = Object.fromEntries(
  Object.keys(import.meta.glob('../decisions/0*.mdx')).map((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length)
    return [name.slice(0, 4), `decisions-${name}--docs`]
  }),
)
