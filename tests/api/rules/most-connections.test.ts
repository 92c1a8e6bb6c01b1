import { expect, it } from 'vitest'
import { mostConnections } from '#api/http/requests/most-connections.ts'

const limits = (openFiles: string) =>
  `Limit                     Soft Limit           Hard Limit           Units     
Max processes             62743                62743                processes 
Max open files            ${openFiles.padEnd(20)} ${openFiles.padEnd(20)} files     
Max locked memory         8388608              8388608              bytes     
`

it.each([
  ['1048576', 2000],
  ['4128', 2000],
  ['1024', 480],
  ['256', 96],
  ['60', 8],
  ['unlimited', 2000],
])('of %s files that may be open, visitors’ connections leave as many for all else: %i', (openFiles, most) => {
  expect(mostConnections(limits(openFiles))).toBe(most)
})

it('are two thousand where nobody tells the limit', () => {
  expect(mostConnections('')).toBe(2000)
})
