import { expect, test, vi } from 'vitest'
import { application, notes } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { ApplicationSheet } from '#ui/blocks/staff/applications/application-sheet.tsx'
import { render } from './render.tsx'

test.each([
  ['+49 30 1234 ext. 12', 'tel:+49301234'],
  ['+49 30 1234 x12', 'tel:+49301234'],
  ['(030) 12–34', 'tel:0301234'],
])('the number %s is dialled as %s', async (phone, href) => {
  const screen = await render(
    <ApplicationSheet
      application={{ ...application, phone }}
      notes={notes}
      mails={[]}
      clock={clock}
      action="#done"
      backHref="#all"
      stepHref={() => '#none'}
      note={{ onNote: vi.fn(), onRemove: vi.fn() }}
      keeping={{ onKeep: vi.fn(), onUnkeep: vi.fn() }}
      onShow={vi.fn()}
      onReview={vi.fn()}
      onDelete={vi.fn()}
    />,
  )
  await expect.element(screen.getByRole('link', { name: phone })).toHaveAttribute('href', href)
})
