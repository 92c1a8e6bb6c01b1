import { Canvas, Controls, Stories, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import { Advice } from '../stories/book/advice.tsx'
import { Anatomy } from '../stories/book/anatomy.tsx'
import { Changes, Places } from '../stories/book/component-places.tsx'
import { ExamplePair } from '../stories/book/example-pair.tsx'
import { isForClient } from '../stories/book/is-for-client.ts'
import { KeyTable } from '../stories/book/key-table.tsx'
import { PropTables } from '../stories/book/prop-tables.tsx'
import { Spoken } from '../stories/book/spoken.tsx'

type Args = Record<string, unknown>

interface CsfFile {
  meta: {
    title: string
    args?: Args
    parameters?: { fileName?: string; docs?: { description?: { component?: string } } }
  }
  stories: Record<string, { id: string; name: string; args?: Args; moduleExport?: unknown }>
}

// Loaded with the first document: a story's frame has no use for them.
let loading: ReturnType<typeof load> | undefined
const load = () => Promise.all([import('virtual:component-facts'), import('../stories/book/pairs/all.ts')])

/** A component's page: what it is and when to use it, its states at a glance, its props, its words, where it stands, why it is so. */
export function DocsPage() {
  const { csfFile } = useOf<'meta'>('meta', ['meta']) as unknown as { csfFile: CsfFile }
  loading ??= load()
  const [{ facts }, { pairs }] = use(loading)
  const { title, parameters } = csfFile.meta
  const path = /stories\/.*$/.exec(parameters?.fileName ?? '')?.[0] ?? ''
  const known = facts[path]
  const stories = Object.values(csfFile.stories)
  const firstName = sanitize(storyNameFromExport(known?.stories[0] ?? ''))
  const first = stories.find(({ id }) => id.endsWith(`--${firstName}`)) ?? stories[0]
  const glance = stories.find(({ name }) => name === 'All Variants') ?? first
  const pair = known && pairs[known.file]
  return (
    <>
      <p className="text-ink-soft text-sm">{title.split('/').slice(0, -1).join(' / ')}</p>
      <h1>{title.split('/').at(-1)}</h1>
      {known && (
        <p>
          <code>{known.file || path}</code>
          {known.bytes !== undefined &&
            `, ${new Intl.NumberFormat('en').format(known.bytes)} bytes of its own, compressed`}
        </p>
      )}
      <Advice words={parameters?.docs?.description?.component ?? ''} own={known?.summary ?? ''} />
      {pair && <ExamplePair pair={pair} />}
      <h2>At a glance</h2>
      {glance && <Canvas of={glance.moduleExport as never} sourceState="none" />}
      {glance && <Spoken story={glance.id} />}
      {first && <Anatomy of={first.moduleExport} />}
      <h2>Props</h2>
      {known && <PropTables tables={known.tables} hasWords={known.words.length > 0} />}
      <h2>Try it</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by the keyboard too. */}
      <section className="overflow-x-auto" aria-label="Controls" tabIndex={0}>
        <Controls
          exclude={objectsIn([csfFile.meta, ...stories])}
          {...(glance && { of: glance.moduleExport as never })}
        />
      </section>
      <KeyTable component={known?.file ?? ''} />
      {known && <Places facts={known} />}
      <Stories title="States" includePrimary={true} />
      {known && !isForClient && <Changes changes={known.changes} />}
    </>
  )
}

/** Names of args whose control would be a tree of raw data: theirs is list items without a list, for all who listen to it. */
function objectsIn(ofArgs: { args?: Args }[]): string[] {
  return [
    ...new Set(ofArgs.flatMap(({ args = {} }) => Object.keys(args).filter((name) => typeof args[name] === 'object'))),
  ]
}
