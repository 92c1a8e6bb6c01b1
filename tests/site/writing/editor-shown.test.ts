import { expect, it } from 'vitest'
import { stripsOf } from '#site/staff/writing/editor-shown.ts'
import type { PostInHand } from '#site/staff/writing/post-saving.ts'

const deeds = { whenOf: String, postsHref: '/admin/posts', onUndo: () => {}, onClose: () => {}, onRetry: () => {} }

const stripsFor = (state: PostInHand['state']) => {
  const inHand: Pick<PostInHand, 'state' | 'restored' | 'joined'> = { state, restored: undefined, joined: undefined }
  return stripsOf(inHand, deeds)
}

it('a text that is too long is told as such across the screen: no field is marked for it', () => {
  const fields = { 'text.body': 'Longer than it may be.' }
  const refused = { kind: 'refused', since: 1, message: 'Some answers need another look.' } as const
  expect(stripsFor({ ...refused, fields })).toEqual([{ kind: 'refused', message: 'Longer than it may be.' }])
  expect(stripsFor({ ...refused, fields: { 'text.excerpt': 'Too long.' } })).toEqual([
    { kind: 'refused', message: 'Some answers need another look.' },
  ])
})
