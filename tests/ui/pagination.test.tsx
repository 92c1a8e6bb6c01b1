import { expect, test } from 'vitest'
import { Pagination, shownPages } from '#ui/primitives/pagination.tsx'
import { render } from './render.tsx'

function numbers(page: number, pages: number) {
  return shownPages(page, pages).map((shown) => shown.page ?? '…')
}

test.each([
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 12, [1, 2, '…', 12]],
  [3, 12, [1, 2, 3, 4, '…', 12]],
  [4, 12, [1, 2, 3, 4, 5, '…', 12]],
  [5, 12, [1, '…', 4, 5, 6, '…', 12]],
  [9, 12, [1, '…', 8, 9, 10, 11, 12]],
  [12, 12, [1, '…', 11, 12]],
])('Pagination > page %i of %i > shows %j', (page, pages, shown) => {
  expect(numbers(page, pages)).toEqual(shown)
})

test('Pagination > every number and both turns are links to the addresses they are given', async () => {
  const screen = await render(
    <Pagination
      page={2}
      pages={3}
      hrefFor={(page) => `/blog?page=${page}`}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
    />,
  )
  const found = screen.getByRole('link').elements()
  expect(found.map((link) => link.getAttribute('href'))).toEqual([1, 3, 1, 2, 3].map((page) => `/blog?page=${page}`))
  expect(found.map((link) => link.getAttribute('rel'))).toEqual(['prev', 'next', null, null, null])
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
