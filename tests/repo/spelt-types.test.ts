import { createElement } from 'react'
import { expect, it } from 'vitest'
import { speltProps } from '../../.storybook/spelt-props.ts'
import { spellType } from '../../.storybook/spelt-types.ts'

const row = (summary: string, raw?: string) => ({
  type: { name: 'other' as const, value: '', ...(raw && { raw }) },
  table: { type: { summary } },
})
const typeOf = (...args: Parameters<typeof spellType>) => spellType(...args).table?.type?.summary

it('the panel has the source’s words before Storybook’s, and a look at the value where there are none', () => {
  expect(typeOf(row('unknown'), [], 'readonly Opening[]')).toBe('readonly Opening[]')
  expect(typeOf(row('union', 'string | undefined'), 'ana')).toBe('string | undefined')
  expect(typeOf(row('boolean'), true)).toBe('boolean')
  expect(typeOf({}, () => undefined)).toBe('(…) => …')
  expect(typeOf({}, [{ label: 'Start', count: 3, part: createElement('p') }])).toBe(
    '{ label: string, count: number, part: ReactNode }[]',
  )
  expect(typeOf({ table: { defaultValue: { summary: '3' } } }, undefined)).toBe('number')
})

it('a text is edited as text, a choice is chosen, and an element is not shown as raw data', () => {
  expect(spellType(row('union', 'string | undefined'), 'ana').control).toEqual({ type: 'text' })
  const choice = spellType(row('union', "'idle' | 'success' | undefined"), 'idle')
  expect(choice).toMatchObject({ control: { type: 'radio' }, options: ['idle', 'success'] })
  expect(spellType(row('ReactNode'), createElement('p')).control).toBe(false)
})

it('a component carries the types that its source gives its props', () => {
  const { transform } = speltProps()
  if (typeof transform !== 'function') throw new Error('The plugin has no transform: it gives nothing.')
  const source =
    "type State = 'idle' | 'sent'\ninterface RowProps { state: State }\nexport function Row({ state }: RowProps) { return state }"
  const told = Reflect.apply(transform, {}, [source, '/ui/blocks/row.tsx'])
  expect(told.code).toBe(`${source}\nObject.assign(Row, { speltProps: {"state":"'idle' | 'sent'"} })\n`)
  expect(Reflect.apply(transform, {}, [source, '/ui/lib/row.ts'])).toBeUndefined()
})
