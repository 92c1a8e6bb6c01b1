import { useState } from 'react'
import { type SpokenLine, spokenLines } from './spoken-lines.ts'

/** What a screen reader has to say of a story, read from the accessibility tree of the story above, as it is now. */
export function Spoken({ story }: { story: string }) {
  const [lines, setLines] = useState<SpokenLine[]>()
  async function listen() {
    const root = document.querySelector(
      `#story--${story}--primary-inner, #story--${story}-inner, #story--${story}, #story--${story}--primary`,
    )
    setLines(root instanceof HTMLElement ? await spokenLines(root) : [])
  }
  return (
    <details className="border border-line p-4" onToggle={({ currentTarget }) => currentTarget.open && void listen()}>
      <summary className="cursor-pointer font-medium">What a screen reader says</summary>
      {lines?.length === 0 && <p>Nothing: the story above shows nothing that is announced.</p>}
      <ol className="mt-3 grid gap-1 text-sm">
        {lines?.map(({ depth, role, name, states }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, and the list is made anew each time.
          <li key={index} style={{ paddingInlineStart: `${Math.min(depth, 6)}rem` }}>
            {role && <strong>{role}</strong>} {name && <span>“{name}”</span>}{' '}
            {states.length > 0 && <span className="text-ink-soft">{states.join(', ')}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
