import { Markdown } from '@storybook/addon-docs/blocks'
import { Fragment, use } from 'react'
import type { ComponentFacts } from '../../.storybook/component-facts.ts'
import { primitiveGroups } from './primitive-groups.ts'

let loading: Promise<{ facts: Record<string, ComponentFacts> }> | undefined

/** Every primitive with what it is, by what it is for; those of the staff side after those of the site. */
export function PrimitiveShelves() {
  loading ??= import('virtual:component-facts')
  const { facts } = use(loading)
  return Object.entries(primitiveGroups).map(([group, { purpose, parts }]) => (
    <Fragment key={group}>
      <h2>{group}</h2>
      <p>{purpose}</p>
      <ul className="grid border-line border-t lg:grid-cols-2 lg:gap-x-gutter">
        {parts.map((part) => {
          const known = facts[`stories/primitives/${part}.stories.tsx`]
          return known && <Primitive key={part} {...known} isStaff={part.startsWith('staff/')} />
        })}
      </ul>
    </Fragment>
  ))
}

interface PrimitiveProps extends Pick<ComponentFacts, 'name' | 'page' | 'purpose' | 'summary'> {
  isStaff: boolean
}

function Primitive({ name, page, purpose, summary, isStaff }: PrimitiveProps) {
  return (
    <li className="grid content-start gap-1 border-line border-b py-3">
      <span className="flex items-baseline justify-between gap-4">
        {/* Documents are shown in a frame: the address belongs to the window around it. */}
        <a className="font-medium underline underline-offset-4" target="_top" href={`./?path=/docs/${page}`}>
          {name}
        </a>
        {isStaff && <span className="text-ink-soft text-sm">staff side</span>}
      </span>
      <span className="text-sm">
        <Markdown>{purpose || summary}</Markdown>
      </span>
    </li>
  )
}
