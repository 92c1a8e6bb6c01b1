import { sanitize } from 'storybook/internal/csf'
import { primitiveGroups, shelfOf } from '#stories/book/primitive-groups.ts'
import { storyPage } from '../../../.storybook/story-page.ts'
import type { SourceFile } from './source-files.ts'

const partOf = ({ path }: SourceFile) => path.replace('stories/primitives/', '').replace('.stories.tsx', '')

/** Primitives that stand elsewhere than their group says, or in none, or whose addresses would move with the group. */
export function misplacedPrimitives(stories: SourceFile[]): string[] {
  const parts = stories.map(partOf)
  const lost = Object.entries(primitiveGroups).flatMap(([group, of]) =>
    of.parts.filter((part) => !parts.includes(part)).map((part) => `${group} lists ${part}, which has no stories`),
  )
  return [...lost, ...stories.flatMap(misplacement)]
}

function misplacement(story: SourceFile): string[] {
  const part = partOf(story)
  const place = storyPage(story.text)
  const shelf = shelfOf(part)
  if (!shelf || !place) return [`${story.path} is in no group of stories/book/primitive-groups.ts`]
  const id = sanitize(['primitives', ...part.split('/').slice(0, -1), place.name].join('/'))
  return [
    ...(place.group === shelf ? [] : [`${story.path} stands in ${place.group} and belongs to ${shelf}`]),
    ...(place.id === id ? [] : [`${story.path} has the id ${place.id}: without its group it is ${id}`]),
  ]
}

type Order = (string | Order)[]

/** How the sidebar has to name the primitives: each group with its parts, those of the staff side at the end. */
export function shelvesInOrder(stories: SourceFile[]): Order {
  const names = new Map(stories.map((story) => [partOf(story), storyPage(story.text)?.name ?? '']))
  const shelves = (isStaff: boolean): Order =>
    Object.entries(primitiveGroups).flatMap(([group, { parts }]) => {
      const own = parts.filter((part) => part.startsWith('staff/') === isStaff).map((part) => names.get(part) ?? part)
      return own.length > 0 ? [group, own] : []
    })
  return ['Overview', ...shelves(false), 'Staff', shelves(true)]
}
