import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { takesEntry, useBackCloses } from '#ui/lib/use-back-closes.ts'
import { render } from './render.tsx'

function Pane({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useBackCloses(isOpen, () => setIsOpen(false))
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {name}
      </button>
      {isOpen && <p>{name} is open</p>}
    </>
  )
}

const panes = (
  <>
    <Pane name="Menu" />
    <Pane name="Panel" />
  </>
)

/** The entry of the page itself, as a router marks it. */
function begin() {
  history.pushState({ idx: 7, key: 'page' }, '')
  return history.length
}

const atPage = () => expect.poll(() => history.state).toEqual({ idx: 7, key: 'page' })

afterEach(atPage)

test('Back closes what is open, and nothing behind it hears of it', async () => {
  begin()
  const heard: unknown[] = []
  const listen = ({ state }: PopStateEvent) => heard.push(state)
  window.addEventListener('popstate', listen)
  const screen = await render(panes)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await expect.element(screen.getByText('Menu is open')).toBeVisible()
  history.back()
  await expect.element(screen.getByText('Menu is open')).not.toBeInTheDocument()
  await atPage()
  window.removeEventListener('popstate', listen)
  expect(heard).toEqual([])
})

test('what opens while the entry of what has closed is being left stays open', async () => {
  begin()
  const pushed = vi.spyOn(history, 'pushState')
  const screen = await render(panes)
  const click = (name: string) => {
    const button = screen.getByRole('button', { name }).element()
    if (button instanceof HTMLElement) flushSync(() => button.click())
  }
  click('Menu')
  click('Menu')
  // After the step back has been asked for, and before it is made.
  setTimeout(() => click('Panel'))
  await expect.poll(() => pushed.mock.calls.length).toBe(2)
  await expect.element(screen.getByText('Panel is open')).toBeVisible()
  history.back()
  await expect.element(screen.getByText('Panel is open')).not.toBeInTheDocument()
})

test('closed otherwise, it leaves no entry behind, and Forward leads nowhere', async () => {
  begin()
  const screen = await render(panes)
  for (const _ of [1, 2, 3]) {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await expect.element(screen.getByText('Menu is open')).not.toBeInTheDocument()
    await atPage()
  }
  const forward = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.forward()
  await forward
  await atPage()
})

test('two that are open take one step each, the later one first', async () => {
  begin()
  const screen = await render(panes)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Panel' }))
  history.back()
  await expect.element(screen.getByText('Panel is open')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Menu is open')).toBeVisible()
  history.back()
  await expect.element(screen.getByText('Menu is open')).not.toBeInTheDocument()
})

test('two steps at once close both', async () => {
  begin()
  const screen = await render(panes)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Panel' }))
  history.go(-2)
  await expect.element(screen.getByText('Panel is open')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Menu is open')).not.toBeInTheDocument()
})

test('what opens while another closes goes on with its entry', async () => {
  const entries = begin()
  const screen = await render(panes)
  const button = (name: string) => screen.getByRole('button', { name }).element()
  await userEvent.click(button('Menu'))
  for (const name of ['Menu', 'Panel']) button(name).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByText('Panel is open')).toBeVisible()
  await expect.poll(() => history.state).toEqual({ idx: 7, key: 'page', layers: 1 })
  expect(history.length).toBe(entries + 1)
  history.back()
  await expect.element(screen.getByText('Panel is open')).not.toBeInTheDocument()
})

test('a navigation from what is open takes its entry', async () => {
  const entries = begin()
  const screen = await render(panes)
  expect(takesEntry()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await expect.poll(() => history.state.layers).toBe(1)
  expect(takesEntry()).toBe(true)
  screen
    .getByRole('button', { name: 'Menu' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByText('Menu is open')).not.toBeInTheDocument()
  history.replaceState({ idx: 7, key: 'next' }, '')
  await new Promise((resolve) => setTimeout(resolve))
  expect(history.length).toBe(entries + 1)
  expect(history.state).toEqual({ idx: 7, key: 'next' })
  history.back()
})
