import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  application,
  coveredApplication,
  coveredPreview,
  decidedApplication,
  mails,
  notes,
  preview,
  received,
} from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { ApplicationSheet } from '#ui/blocks/staff/applications/application-sheet.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Application sheet',
  component: ApplicationSheet,
  decorators: [(Story) => <div className="max-w-104 border-line border-r">{Story()}</div>],
  args: {
    application,
    notes,
    mails: [],
    clock,
    action: '#done',
    backHref: '#all',
    stepHref: (step) => `#${step ?? 'none'}`,
    note: { onNote: fn(), onRemove: fn() },
    keeping: { onKeep: fn(), onUnkeep: fn() },
    onShow: fn(),
    onReview: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ApplicationSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Review: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/twelve months after it came/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete now: Frontend Muster' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const Received: Story = {
  args: { application: { ...application, ...received }, notes: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the review' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const Inviting: Story = { args: { step: { step: 'interview', preview } } }

export const Covered: Story = {
  args: { application: coveredApplication },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Email')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show name' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

export const InvitingCovered: Story = {
  args: { application: coveredApplication, step: { step: 'interview', preview: coveredPreview } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To Applicant 3F2A')).toBeVisible()
    await expect(canvas.getByText(/has the real name/)).toBeVisible()
  },
}

export const Decided: Story = {
  args: { application: decidedApplication, mails },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Declined on 28 October. Nothing is left to decide.')).toBeVisible()
  },
}

export const SomebodyWasFaster: Story = {
  args: {
    problem:
      'It has gone on since: a colleague was faster, or you did this before and no answer came. You see how it stands now; nothing more was sent.',
  },
}
