import { expect, it } from 'vitest'
import { readWeek } from '../../.storybook/component-facts.ts'
import { type Commit, changesOf } from '../../.storybook/history.ts'
import { readState } from '../../.storybook/whole-state.ts'

const button = ['ui/primitives/button.tsx', 'stories/primitives/button.stories.tsx']
const commit = (hash: string, date: string, files: string[]): Commit => ({
  hash,
  date,
  subject: `What ${hash} did`,
  files,
})
const history = [
  commit('c', '2026-11-24', [...button, 'ui/tokens/theme.css']),
  commit('b', '2026-11-18', ['site/pages/about-page.tsx']),
  commit('a', '2026-11-17', button),
]

it('the week before the last change names the pages of the components that changed', () => {
  expect(readWeek(history)).toEqual([
    {
      hash: 'c',
      date: '2026-11-24',
      subject: 'What c did',
      components: [{ name: 'Button', page: 'primitives-button--docs' }],
    },
    {
      hash: 'b',
      date: '2026-11-18',
      subject: 'What b did',
      components: [{ name: 'About', page: 'pages-about--docs' }],
    },
  ])
})

it('a copy without history has no changes', () => {
  expect(readWeek([])).toEqual([])
  expect(changesOf([], button)).toEqual([])
})

it('a component’s changes are those of its file and its stories', () => {
  expect(changesOf(history, button).map(({ hash }) => hash)).toEqual(['c', 'a'])
})

it('the state of a component has its stories, pictures, tests and size', async () => {
  const { components } = await readState()
  const state = components.find(({ page }) => page === 'primitives-button--docs')
  expect(state).toMatchObject({ name: 'Button', group: 'Primitives/Actions' })
  for (const figure of [state?.stories, state?.pictures, state?.tests, state?.bytes]) expect(figure).toBeGreaterThan(1)
})
