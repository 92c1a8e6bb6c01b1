import { describe, expect, it } from 'vitest'
import { shortClassNames, shortenSheet } from '#site/build/class-names.ts'
import { shortenLiterals } from '#site/build/short-names-plugin.ts'

const sheet =
  '@layer components{.article-body .table-frame{margin:0}}@layer utilities{.flex{display:flex}.a{top:0}.mt-2{margin:2px}.hover\\:mt-2:hover{margin:2px}.sr-only{width:1px}:where(.group\\/menu) .w-1\\/2{width:50%}}'
const names = shortClassNames(sheet, ['w-1/2 w-1/2 mt-2'])

describe('the short names of classes', () => {
  it('are for utilities that cannot be mistaken for words, and for no others', () => {
    expect([...names.keys()].toSorted()).toEqual(['group/menu', 'hover:mt-2', 'mt-2', 'w-1/2'])
  })

  it('are all different, and none is taken or feared', () => {
    const many = Array.from({ length: 4000 }, (_, index) => `.mt-${index}{top:0}`).join('')
    const short = [...shortClassNames(`@layer utilities{.b{top:0}${many}}`, []).values()]
    expect(new Set(short).size).toBe(4000)
    expect(short).not.toContain('b')
    expect(short.filter((name) => /^ad/i.test(name))).toEqual([])
  })

  it('are one letter for those met most', () => {
    expect(names.get('w-1/2')).toBe('b')
  })

  it('stand in the sheet in place of the long ones', () => {
    const short = (name: string) => names.get(name)
    expect(shortenSheet(sheet, names)).toBe(
      sheet
        .replace('.hover\\:mt-2', `.${short('hover:mt-2')}`)
        .replace('.mt-2', `.${short('mt-2')}`)
        .replace('.group\\/menu', `.${short('group/menu')}`)
        .replace('.w-1\\/2', `.${short('w-1/2')}`),
    )
  })

  it.each([
    ['a list', 'f("flex mt-2 unknown")', `f("flex ${names.get('mt-2')} unknown")`],
    ['a table', 'const looks = { small: "mt-2" }', `const looks = { small: "${names.get('mt-2')}" }`],
    ['a key', 'f({ "mt-2": isOn })', `f({ "${names.get('mt-2')}": isOn })`],
    [
      'a template',
      `f(\`flex mt-2 \${more} w-1/2\`)`,
      `f(\`flex ${names.get('mt-2')} \${more} ${names.get('w-1/2')}\`)`,
    ],
  ])('stand in %s of the components', (_name, code, expected) => {
    expect(shortenLiterals(code, names)).toBe(expected)
  })

  it.each(['import "mt-2"', 'f({ "data-slot": "mt-2" })', 'f("mt-20 xmt-2 mt-2-x")', 'f(mt-2)'])(
    'do not stand in %s',
    (code) => {
      expect(shortenLiterals(code, names)).toBe(code)
    },
  )
})
