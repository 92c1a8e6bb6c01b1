import { use } from 'react'

interface Index {
  entries: Record<string, { type: string; tags?: string[] }>
}

let loading: Promise<Index> | undefined

/** How many stories this Storybook has, by its own index. */
export function StoryCount() {
  loading ??= fetch('index.json').then((answer) => answer.json() as Promise<Index>)
  const entries = Object.values(use(loading).entries)
  const stories = entries.filter(({ type }) => type === 'story')
  return (
    <p>
      This Storybook has <strong>{new Intl.NumberFormat('en').format(stories.length)} stories</strong>. As it is wired,
      with one browser and without modes, a build that takes all of them sends that many snapshots.
    </p>
  )
}
