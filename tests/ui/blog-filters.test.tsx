import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BlogFilters } from '#ui/blocks/blog/blog-filters.tsx'
import type { BlogQuery } from '#ui/blocks/blog/blog-types.ts'
import { render } from './render.tsx'

const query: BlogQuery = { q: '', sort: 'featured', order: 'newest' }

describe('BlogFilters', () => {
  test('is a GET form with the names and values the addresses use', async () => {
    const screen = await render(
      <BlogFilters action="/blog" query={{ q: 'ramp', type: 'case-studies', sort: 'readTime', order: 'oldest' }} />,
    )
    const form = screen.getByRole('form').element()
    if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.')
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/blog'])
    expect(Object.fromEntries(new FormData(form))).toEqual({
      type: 'Case Studies',
      q: 'ramp',
      sort: 'readTime',
      order: 'oldest',
    })
  })

  test('tells each choice at once, with everything else that is chosen', async () => {
    const onChange = vi.fn()
    const screen = await render(<BlogFilters action="/blog" query={query} onChange={onChange} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'popularity')
    expect(onChange).toHaveBeenLastCalledWith({ ...query, sort: 'popularity' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'oldest')
    expect(onChange).toHaveBeenLastCalledWith({ ...query, sort: 'popularity', order: 'oldest' })
    await userEvent.click(screen.getByRole('radio', { name: 'News' }))
    expect(onChange).toHaveBeenLastCalledWith({ q: '', type: 'news', sort: 'popularity', order: 'oldest' })
  })

  test('tells words only on Enter, trimmed', async () => {
    const onChange = vi.fn()
    const screen = await render(<BlogFilters action="/blog" query={query} onChange={onChange} />)
    await userEvent.type(screen.getByRole('searchbox'), '  carousel ')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...query, q: 'carousel' })
  })

  test('moves through the categories with the arrow keys', async () => {
    const onChange = vi.fn()
    const screen = await render(<BlogFilters action="/blog" query={query} onChange={onChange} />)
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('radio', { name: 'All posts' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith({ ...query, type: 'insights' })
  })

  test.each<[Partial<BlogQuery>, [string, string]]>([
    [{ sort: 'date' }, ['Newest first', 'Oldest first']],
    [{ sort: 'featured' }, ['Featured first', 'Featured last']],
    [{ sort: 'featured', q: 'ramp' }, ['Best match first', 'Best match last']],
    [{ sort: 'title', q: 'ramp' }, ['A to Z', 'Z to A']],
    [{ sort: 'category' }, ['Insights first', 'Opinion first']],
    [{ sort: 'readTime' }, ['Shortest first', 'Longest first']],
    [{ sort: 'author' }, ['A to Z', 'Z to A']],
    [{ sort: 'popularity' }, ['Most read first', 'Least read first']],
  ])('names the order by what it does: %o', async (chosen, labels) => {
    const screen = await render(<BlogFilters action="/blog" query={{ ...query, ...chosen }} />)
    const control = screen.getByRole('combobox', { name: 'Order' }).element()
    if (!(control instanceof HTMLSelectElement)) throw new Error('There is no order.')
    expect([...control.options].map(({ label }) => label)).toEqual(labels)
  })

  test('follows the address and keeps the focus', async () => {
    const screen = await render(<BlogFilters action="/blog" query={query} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Order' }))
    await screen.rerender(
      <BlogFilters action="/blog" query={{ q: 'sea', type: 'news', sort: 'date', order: 'oldest' }} />,
    )
    await expect.element(screen.getByRole('searchbox')).toHaveValue('sea')
    await expect.element(screen.getByRole('radio', { name: 'News' })).toBeChecked()
    await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('date')
    await expect.element(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('oldest')
    await expect.element(screen.getByRole('combobox', { name: 'Order' })).toHaveFocus()
  })
})
