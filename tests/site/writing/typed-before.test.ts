import { expect, it } from 'vitest'
import { typedBefore } from '#site/staff/writing/typed-before.ts'
import { createServer } from './post-server.ts'

it('what is typed before the scripts are there is what differs from what was opened, and no more', () => {
  const { text } = createServer().read()
  const form = new FormData()
  form.set('title', 'Windows that open')
  form.set('excerpt', 'Two\r\nlines')
  form.set('slug', text.slug)
  form.set('body', 'The sheet tells its own.')
  expect(typedBefore(form, { ...text, pictureAlt: 'A field that is not there' })).toEqual({
    title: 'Windows that open',
    excerpt: 'Two\nlines',
  })
})
