import './house.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export interface HouseProps {
  children: ReactNode
}

/** A document of Storybook in the house's own type, colours and lines instead of Storybook's. */
export function House({ children }: HouseProps) {
  useToolbar()
  return <div className="house sb-unstyled">{children}</div>
}

/** What the decorator in .storybook/preview.tsx does for stories; a document without a story has none. */
function useToolbar() {
  useLayoutEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals: { theme, motion, colors } }: { globals: Record<string, string> }) => {
      Object.assign(document.documentElement.dataset, { theme, motion, colors })
    }
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    if (last) follow(last)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
}

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
