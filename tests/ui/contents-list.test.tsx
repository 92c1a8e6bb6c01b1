import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ContentsList } from '#ui/blocks/legal/contents-list.tsx'
import { render } from './render.tsx'

const sections = [
  { id: 'first', title: 'First', sections: [{ id: 'inner', title: 'Inner' }] },
  { id: 'second', title: 'Second' },
]

function Article() {
  return (
    <>
      <ContentsList label="Contents" sections={sections} />
      {['first', 'inner', 'second'].map((id) => (
        <div key={id} style={{ height: '100vh' }}>
          <h2 id={id}>{`Heading ${id}`}</h2>
        </div>
      ))}
      <div style={{ height: '100vh' }} />
    </>
  )
}

describe('ContentsList', () => {
  test('marks nothing before the first section', async () => {
    const screen = await render(
      <>
        <div style={{ height: '100vh' }} />
        <Article />
      </>,
    )
    await expect.element(screen.getByRole('link', { name: 'First' })).not.toHaveAttribute('aria-current')
  })

  test('marks the section that is being read, and gives it back on the way up', async () => {
    const screen = await render(<Article />)
    document.getElementById('second')?.scrollIntoView()
    await expect.element(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('aria-current', 'location')
    document.getElementById('inner')?.scrollIntoView()
    await expect.element(screen.getByRole('link', { name: 'Inner' })).toHaveAttribute('aria-current', 'location')
    await expect.element(screen.getByRole('link', { name: 'Second' })).not.toHaveAttribute('aria-current')
  })

  test('leads to the heading by its id', async () => {
    const screen = await render(<ContentsList label="Contents" sections={sections} />)
    await expect.element(screen.getByRole('link', { name: 'Inner' })).toHaveAttribute('href', '#inner')
  })

  test('folds and unfolds with the keyboard', async () => {
    const screen = await render(<ContentsList label="Contents" sections={sections} />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByText('Second')).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Second')).toBeVisible()
  })

  test('numbers the sections where it is asked to, in their names as well', async () => {
    const screen = await render(<ContentsList label="Contents" sections={sections} isNumbered />)
    await expect.element(screen.getByRole('link', { name: '2. Second' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Inner', exact: true })).toBeVisible()
  })

  test('renders nothing for a single section', async () => {
    const screen = await render(<ContentsList label="Contents" sections={sections.slice(1)} />)
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  })
})
