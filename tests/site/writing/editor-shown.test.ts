import { expect, it } from 'vitest'
import { savedShown } from '#site/staff/saving/saving-state.ts'
import { stripsOf } from '#site/staff/writing/editor-shown.ts'
import type { PostInHand } from '#site/staff/writing/post-saving.ts'

const deeds = { whenOf: String, postsHref: '/admin/posts', onUndo: () => {}, onClose: () => {}, onRetry: () => {} }

const stripsFor = (state: PostInHand['state'], isKept = true) =>
  stripsOf({ state, isKept, restored: undefined, joined: undefined }, deeds)

it('a text that is too long is told as such across the screen: no field is marked for it', () => {
  const fields = { 'text.body': 'Longer than it may be.' }
  const refused = { kind: 'refused', since: 1, message: 'Some answers need another look.' } as const
  expect(stripsFor({ ...refused, fields })).toMatchObject([{ kind: 'refused', message: 'Longer than it may be.' }])
  expect(stripsFor({ ...refused, fields: { 'text.excerpt': 'Too long.' } })).toMatchObject([
    { kind: 'refused', message: 'Some answers need another look.' },
  ])
})

it('a text that this browser has no room for is not told as kept', () => {
  const refused = { kind: 'refused', since: 1, message: 'Too long.', fields: {} } as const
  for (const state of [refused, { kind: 'gone', since: 1 }, { kind: 'away', since: 1 }] as const) {
    expect(stripsFor(state, false)).toMatchObject([{ isKept: false }])
    expect(savedShown({ state, isKept: false })).toMatchObject({ isKept: false })
  }
})
