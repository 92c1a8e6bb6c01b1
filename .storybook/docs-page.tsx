import { sizes } from 'virtual:component-sizes'
import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/** A component's page: what it is and when to use it, what it weighs, its props, its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Size />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

/** The stories lie as the components do, so the one's path leads to the other's. */
function Size() {
  const { csfFile } = useOf<'meta'>('meta', ['meta']) as { csfFile: { meta: { parameters?: { fileName?: string } } } }
  const stories = csfFile.meta.parameters?.fileName ?? ''
  const component = stories.replace(/^.*?stories\//, 'ui/').replace('.stories.tsx', '.tsx')
  const size = sizes[component]
  if (size === undefined) return null
  return (
    <p>
      Own code: <strong>{new Intl.NumberFormat('en').format(size)} bytes</strong> compressed (<code>npm run sizes</code>
      ).
    </p>
  )
}
