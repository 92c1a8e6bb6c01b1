import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import texts from '#locales/en/site/project-modal.json' with { type: 'json' }
import { PortfolioPage, type PortfolioPageProps } from '#site/pages/portfolio-page.tsx'
import { liveProject } from '#stories/fixtures/projects.ts'
import { ProjectModal } from '#ui/blocks/portfolio/project-modal.tsx'
import { render } from './render.tsx'

/** The page with an address that follows it, as the route gives it one. */
function Portfolio({ category }: Pick<PortfolioPageProps, 'category'>) {
  const [project, setProject] = useState<string>()
  return <PortfolioPage category={category} project={project} onProjectChange={setProject} />
}

test('a project is opened, walked through and shut by keyboard, and its card has the focus again', async () => {
  const screen = await render(<Portfolio />)
  const card = screen.getByRole('button', { name: 'Olive press' })
  card.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Olive press' })
  await expect.element(dialog).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts.close })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(card).toHaveFocus()
})

test('the close button shuts it and the next card opens its own project', async () => {
  const screen = await render(<Portfolio />)
  await userEvent.click(screen.getByRole('button', { name: 'Bee atlas' }))
  await userEvent.click(screen.getByRole('button', { name: texts.close }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Paper mill' }))
  await expect.element(screen.getByRole('dialog', { name: 'Paper mill' })).toBeVisible()
})

test('focus goes from the close button to the live view and around', async () => {
  const screen = await render(<ProjectModal project={liveProject} open onOpenChange={() => {}} />)
  const close = screen.getByRole('button', { name: texts.close })
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: /Live view/ })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(close).toHaveFocus()
})

test('a sample has no live view and says so', async () => {
  const screen = await render(<Portfolio category="app" />)
  await userEvent.click(screen.getByRole('button', { name: 'Night train' }))
  await expect.element(screen.getByText(texts.noLiveView)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Live view/ })).not.toBeInTheDocument()
})
