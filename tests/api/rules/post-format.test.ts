import { expect, it } from 'vitest'
import { moment } from '#api/contract/staff/fields.ts'
import { pictureFacts, postFacts } from '#api/services/transfer/post-format.ts'

const facts = { type: 'news', author: 'Dritare Lab', picture: 'a-window' }

it.each(['0001-01-01T00:00:00Z', '0226-11-01', '1969-12-31', '9999-12-31T23:59:59Z', '9999-12-31T00:00:00-14:00'])(
  'no post is brought in with a time that no date of the desk can show: %s',
  (publishedAt) => {
    expect(postFacts.safeParse({ ...facts, publishedAt }).error?.issues).toMatchObject([
      { path: ['publishedAt'], message: 'must be a time from 1970 on, of a year with four digits' },
    ])
    expect(moment.safeParse(Date.parse(publishedAt)).success).toBe(false)
  },
)

it.each(['1970-01-01', '2026-11-12T08:30:00+01:00', '9999-12-29'])('may have another one: %s', (publishedAt) => {
  expect(postFacts.safeParse({ ...facts, publishedAt }).success).toBe(true)
  expect(moment.safeParse(Date.parse(publishedAt)).success).toBe(true)
})

it.each(['a\0b', 'a\ud83d', 'a\nb', ' '])(
  'a picture that comes with posts has a name that both databases can hold: %j',
  (name) => {
    const picture = { name, alt: {}, isDecorative: true, focus: { x: 0.5, y: 0.5 } }
    expect(pictureFacts.safeParse(picture).error?.issues).toMatchObject([{ path: ['name'] }])
    expect(pictureFacts.safeParse({ ...picture, name: 'a.jpg' }).success).toBe(true)
  },
)
