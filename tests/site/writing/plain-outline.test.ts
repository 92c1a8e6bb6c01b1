import { expect, it } from 'vitest'
import { plainOutline } from '#ui/blocks/staff/editor/plain-outline.ts'

const headingsOf = (markdown: string) => plainOutline(markdown).headings.map(({ level, text }) => `${level} ${text}`)

it.each([
  ['# One\n\n## Two words ##\n', ['1 One', '2 Two words']],
  ['# One   \ntext # none\n   ### Three # of them #  ', ['1 One', '3 Three # of them']],
  ['# One\n```sh\n# a comment\n```\n# Two', ['1 One', '1 Two']],
  ['````\n```\n# code\n````\n# Two', ['1 Two']],
  ['~~~\n```\n# code\n~~~~\n# Two', ['1 Two']],
  ['# One\n```\n# code that has no end yet', ['1 One']],
  ['#None\n    # code\n', []],
])('%j has these headings: %j', (markdown, headings) => {
  expect(headingsOf(markdown)).toEqual(headings)
})

it('words of code are not counted', () => {
  expect(plainOutline('Two words\n```\nlet it = be\n```\nand [two](https://example.org/a) more').words).toBe(5)
})
