import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { importReasons } from '#api/contract/values/staff/subscribers.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { importPlan, unreadable } from '#stories/fixtures/staff/newsletter.ts'
import { ImportReport } from '#ui/blocks/staff/newsletter/import/import-report.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Import report',
  component: ImportReport,
  args: {
    plan: importPlan,
    clock,
    hrefFor: (outcome) => `#${outcome ?? 'all'}`,
    hrefForPage: (page) => `#page-${page}`,
    action: '#run',
    fields: { file: importPlan.id },
    onRun: fn(),
    onDrop: fn(),
  },
  parameters: {
    docs: { description: { component: 'The dry run, line by line. **Do** say why each line is left out.' } },
  },
} satisfies Meta<typeof ImportReport>

export default meta
type Story = StoryObj<typeof meta>

export const WhatWouldHappen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Refused 4' })).toHaveAttribute('href', '#refused')
    await expect(canvas.getByText('line 2 has the same address')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Forget this file' }))
    await expect(args.onDrop).toHaveBeenCalledOnce()
  },
}

export const EveryReason: Story = {
  args: {
    outcome: 'refused',
    plan: {
      ...importPlan,
      pages: 1,
      rows: importReasons.map((why, place) => ({
        line: place + 2,
        address: `${why}@example.org`,
        outcome: 'refused',
        why,
        language: null,
        agreedAt: null,
        how: null,
        first: 2,
      })),
    },
  },
}

export const NoneOfThisKind: Story = {
  args: { outcome: 'known', plan: { ...importPlan, rows: [], pages: 1, found: 0 } },
}

export const Unreadable: Story = {
  args: { plan: unreadable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is no text.')
  },
}
