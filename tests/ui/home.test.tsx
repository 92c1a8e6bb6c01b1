import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MetricsTicker } from '#ui/blocks/home/metrics-ticker.tsx'
import { Reviews } from '#ui/blocks/home/reviews.tsx'
import { ServiceCards } from '#ui/blocks/home/service-cards.tsx'
import { render } from './render.tsx'

function ticking() {
  return document
    .getAnimations()
    .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'ticker')?.playState
}

test('the figures rest while they are pointed at, and move on afterwards', async () => {
  const screen = await render(<MetricsTicker />)
  await expect.poll(ticking).toBe('running')
  await userEvent.hover(screen.getByRole('region', { name: 'Dritare in figures' }))
  await expect.poll(ticking).toBe('paused')
  await userEvent.unhover(screen.getByRole('region', { name: 'Dritare in figures' }))
  await expect.poll(ticking).toBe('running')
})

test('the figures rest after the button, without being pointed at', async () => {
  const screen = await render(<MetricsTicker />)
  await userEvent.click(screen.getByRole('button', { name: 'Pause the moving figures' }))
  await userEvent.unhover(screen.getByRole('button'))
  screen.getByRole('button').element().blur()
  await expect.poll(ticking).toBe('paused')
})

test('in a narrow place one service is open at a time', async () => {
  const screen = await render(
    <div style={{ width: 340 }}>
      <ServiceCards />
    </div>,
  )
  const links = screen.getByRole('link', { name: /Ask about it/ })
  await expect.element(links).toHaveAccessibleName(/Web design/)
  for (const title of ['Web development', 'App development']) {
    await userEvent.click(screen.getByRole('button', { name: title }))
    // The others are not in the way of the keyboard either.
    await expect.element(links).toHaveAccessibleName(new RegExp(title))
  }
  await userEvent.click(screen.getByRole('button', { name: 'App development' }))
  await expect.element(links).not.toBeInTheDocument()
})

test('in a wide place all services lie open, and nothing is left to fold', async () => {
  const screen = await render(
    <div style={{ width: 1000 }}>
      <ServiceCards />
    </div>,
  )
  for (const link of screen.getByRole('link', { name: /Ask about it/ }).elements())
    expect(link.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Ask about it/ }).elements()).toHaveLength(5)
})

test('after the last review comes the first', async () => {
  const screen = await render(<Reviews />)
  const next = screen.getByRole('button', { name: 'Next review' })
  for (const count of ['2 of 3', '3 of 3', '1 of 3']) {
    await userEvent.click(next)
    await expect.element(screen.getByText(count)).toBeVisible()
  }
})
