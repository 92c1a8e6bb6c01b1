import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'

import { IssueFrame } from '#ui/blocks/staff/issues/compose/issue-frame.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Issue frame',
  component: IssueFrame,
  args: {
    number: 9,
    title: 'the first week',
    backHref: '#newsletter',
    saved: { kind: 'saved', at: at('2026-11-09', '09:14'), version: 4, clock },
    lit: { action: 'Schedule for 306 people', sub: 'Thursday 12 November, 10:00', short: 'Schedule', onPress: fn() },
    view: <p className="px-4 py-3 text-sm">View</p>,
    panel: <textarea aria-label="Text" className="m-4 border border-line-strong" />,
    next: <p className="p-4">Next</p>,
    children: <p className="p-4">Mails</p>,
  },
} satisfies Meta<typeof IssueFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.lit.onPress).toHaveBeenCalledOnce()
  },
}

export const WithoutAName: Story = { args: { title: '', saved: undefined } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
