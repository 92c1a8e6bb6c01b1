import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { StepForm } from '#ui/blocks/staff/applications/step-form.tsx'
import { preview } from '../../stories/fixtures/staff/applications.ts'
import { render } from './render.tsx'

test('a mail goes as its box stands, also where a browser has restored it before the scripts came', async () => {
  const onStep = vi.fn()
  const given = { id: 'a1', to: 'frontend@example.org', language: 'en', stage: 'review', action: '#done' } as const
  await render(<StepForm {...given} step="declined" preview={preview} hrefFor={() => '#'} onStep={onStep} />)
  const box = document.querySelector<HTMLInputElement>('[name="mail"]')
  if (box) box.checked = false
  await page.getByRole('button', { name: 'Decline' }).click()
  expect(onStep).toHaveBeenCalledWith({ from: 'review', step: 'declined', mail: false, words: '' })
})
