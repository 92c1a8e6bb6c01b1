import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import texts from '#locales/en/site/newsletter-manage.json' with { type: 'json' }
import { NewsletterManage, type SubscriptionState, type SubscriptionStep } from '#ui/blocks/forms/newsletter-manage.tsx'
import { render } from './render.tsx'

function Page({ onStep }: { onStep: (step: SubscriptionStep) => void }) {
  const [state, setState] = useState<SubscriptionState>('subscribed')
  const take = (step: SubscriptionStep) => {
    onStep(step)
    setState(step === 'unsubscribe' ? 'unsubscribed' : 'subscribed')
  }
  return <NewsletterManage state={state} action="/newsletter" token="token" onStep={take} />
}

test('a double click unsubscribes, and does not take it back', async () => {
  const onStep = vi.fn()
  const screen = await render(<Page onStep={onStep} />)
  await userEvent.dblClick(screen.getByRole('button', { name: texts.subscribed.action }))
  await expect.element(screen.getByRole('button', { name: texts.unsubscribed.action })).toBeVisible()
  expect(onStep.mock.calls).toEqual([['unsubscribe']])
})
