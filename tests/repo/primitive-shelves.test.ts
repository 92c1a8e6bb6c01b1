import { expect, it } from 'vitest'
import { misplacedPrimitives } from './rules/primitive-shelves.ts'

const [dial, badge] = ['stories/primitives/dial.stories.tsx', 'stories/primitives/badge.stories.tsx']
const misplaced = (path: string, ...lines: string[]) =>
  misplacedPrimitives([{ path, text: lines.map((line) => `  ${line},\n`).join('') }]).filter((one) =>
    one.startsWith(path),
  )

it('misses a primitive in no group, and one in another', () => {
  expect(misplaced(dial, "title: 'Primitives/Data/Dial'")).toHaveLength(1)
  expect(misplaced(badge, "id: 'primitives-badge'", "title: 'Primitives/Fields/Badge'")).toEqual([
    `${badge} stands in Primitives/Fields and belongs to Primitives/Data`,
  ])
})

it('misses one whose addresses and pictures would go with its group', () => {
  expect(misplaced(badge, "title: 'Primitives/Data/Badge'")).toEqual([
    `${badge} has the id primitives-data-badge: without its group it is primitives-badge`,
  ])
  expect(misplaced(badge, "id: 'primitives-badge'", "title: 'Primitives/Data/Badge'")).toEqual([])
})

it('misses what a group lists and nobody shows', () => {
  expect(misplacedPrimitives([])).toContain('Data lists badge, which has no stories')
})
