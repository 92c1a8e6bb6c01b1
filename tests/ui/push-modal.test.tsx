import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import texts from '#locales/en/site/push-modal.json' with { type: 'json' }
import { PushControl, type PushProblem, type PushState } from '#ui/blocks/push/push-control.tsx'
import { PushModal, type PushView } from '#ui/blocks/push/push-modal.tsx'
import { render } from './render.tsx'

const handlers = () => ({ onEnable: vi.fn(), onRetry: vi.fn(), onRefresh: vi.fn(), onGuide: vi.fn(), onClose: vi.fn() })

/** The control, and the modal it opens, as the site puts them together. */
function Notifications({ problem }: { problem?: PushProblem }) {
  const [state, setState] = useState<PushState>('off')
  const [view, setView] = useState<PushView>('offer')
  const [open, setOpen] = useState(false)
  function show(next: PushView) {
    setView(next)
    setOpen(true)
  }
  return (
    <>
      <PushControl
        state={state}
        problem={problem}
        onEnable={() => show('offer')}
        onUnsubscribe={() => setState('off')}
        onHelp={() => problem && show(problem)}
      />
      <PushModal
        open={open}
        view={view}
        onEnable={() => {
          setState('on')
          setOpen(false)
        }}
        onRetry={() => setOpen(false)}
        onRefresh={() => setOpen(false)}
        onGuide={setView}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

describe('keyboard only', () => {
  test('from the control through the offer to a subscription and out of it again', async () => {
    const screen = await render(<Notifications />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByRole('dialog', { name: 'Hear of new posts' })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Enable', exact: true })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Later' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    const unsubscribe = screen.getByRole('button', { name: 'Unsubscribe' })
    await expect.element(unsubscribe).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(screen.getByRole('button', { name: 'Enable notifications' })).toHaveFocus()
  })

  test('from a problem to the guide that helps, and Escape back to where it began', async () => {
    const screen = await render(<Notifications problem="unsupportedMobile" />)
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(screen.getByRole('dialog', { name: texts.problems.unsupportedMobile.title })).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByRole('dialog', { name: 'First to the Home Screen' })).toBeVisible()
    expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'What to do' })).toHaveFocus()
  })
})

describe('problems', () => {
  const isProblem = (name: string): name is PushProblem => name in texts.problems
  const problems = Object.keys(texts.problems).filter(isProblem)

  test('there are ten, no two alike', () => {
    expect(new Set(problems.map((problem) => texts.problems[problem].title)).size).toBe(10)
  })

  for (const problem of problems) {
    const message = texts.problems[problem].title
    test(`“${message}” is announced by the control and has steps in the modal`, async () => {
      const control = await render(
        <PushControl state="off" problem={problem} onEnable={() => {}} onUnsubscribe={() => {}} onHelp={() => {}} />,
      )
      await expect.element(control.getByRole('alert')).toHaveTextContent(message)
      await control.unmount()
      const screen = await render(<PushModal open view={problem} {...handlers()} />)
      await expect.element(screen.getByRole('dialog', { name: message })).toHaveAccessibleDescription(/\w+/)
      expect(screen.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(2)
    })
  }
})

test('without consent the offer says what its button allows', async () => {
  const actions = handlers()
  const screen = await render(<PushModal open view="offer" needsConsent {...actions} />)
  await expect.element(screen.getByText(texts.offer.consent.text)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: texts.offer.allow }))
  expect(actions.onEnable).toHaveBeenCalledOnce()
})

test('the control says what it is doing and ignores presses meanwhile', async () => {
  const [onEnable, onUnsubscribe] = [vi.fn(), vi.fn()]
  const screen = await render(
    <PushControl state="disabling" onEnable={onEnable} onUnsubscribe={onUnsubscribe} onHelp={() => {}} />,
  )
  const button = screen.getByRole('button', { name: 'Unsubscribing…' })
  await userEvent.click(button, { force: true })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect([onEnable, onUnsubscribe].some((spy) => spy.mock.calls.length > 0)).toBe(false)
})
