import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IssuePage } from '#site/pages/staff/issue-page.tsx'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import {
  issueCount,
  issueFindings,
  issueLanguages,
  issuePictures,
  issuePosts,
  issueText,
  leaving,
  previews,
  schedule,
  testers,
  zones,
} from '#stories/fixtures/staff/issues.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Issue',
  component: IssuePage,
  decorators: [
    (Story) => (
      <InTheHouse current="newsletter" layout="jamb">
        {Story()}
      </InTheHouse>
    ),
  ],
  args: {
    id: 'issue-nine',
    number: 9,
    version: 4,
    state: 'draft',
    text: issueText,
    onChange: fn(),
    language: 'en',
    languages: issueLanguages,
    posts: issuePosts,
    pictures: issuePictures,
    saved: { kind: 'saved', at: at('2026-11-09', '09:14') },
    clock,
    action: '#saved',
    backHref: '#newsletter',
    hrefFor: (language, block) => `#${language}${block ?? ''}`,
    strips: [],
    count: issueCount,
    onCount: fn(),
    checks: { findings: issueFindings.slice(1), state: 'checked', onCheck: fn() },
    previews,
    test: { testers, onSend: fn() },
    isApprovalAsked: false,
    approval: null,
    mayApprove: false,
    schedule: null,
    maySchedule: true,
    leaving,
    onLeavingChange: fn(),
    zones,
    onSchedule: fn(),
    onTakeBack: fn(),
    onApprove: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onSave: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof IssuePage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSchedule).toHaveBeenCalledOnce()
  },
}

/** What leaves at once is asked for first. */
export const SendingNow: Story = {
  args: { leaving: { ...leaving, clock: 'now' } },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSchedule).not.toHaveBeenCalled()
    await expect(canvasElement.ownerDocument.querySelector('[role=alertdialog]')).toHaveTextContent('Send it now?')
  },
}

export const Loading: Story = {
  args: { count: undefined, previews: {}, checks: { findings: undefined, state: 'checking' } },
}

export const NothingYet: Story = {
  args: {
    text: { ...issueText, title: '', blocks: [] },
    posts: {},
    pictures: {},
    checks: { findings: [], state: 'checked' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="lit-pane"]')).toHaveTextContent('There is nothing in it yet')
    await expect(canvas.getAllByRole('button', { name: /^(Schedule|There is nothing in it yet)/ })[0]).toBeDisabled()
  },
}

export const Stopped: Story = {
  args: { checks: { findings: issueFindings, state: 'checked' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="lit-pane"]')).toHaveTextContent('Something stops it')
    await expect(canvas.getAllByRole('button', { name: /^(Schedule|Something stops it)/ })[0]).toBeDisabled()
  },
}

export const Scheduled: Story = {
  args: { state: 'scheduled', schedule },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Subject, English' })).toHaveAttribute('readonly')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onTakeBack).toHaveBeenCalledOnce()
  },
}

/** A second pair of eyes is asked for, and these have saved it last. */
export const ApprovalAwaited: Story = {
  args: { isApprovalAsked: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="lit-pane"]')).toHaveTextContent(
      'Waits for a second pair of eyes',
    )
    await expect(
      canvas.getAllByRole('button', { name: /^(Schedule|Waits for a second pair of eyes)/ })[0],
    ).toBeDisabled()
  },
}

export const YoursToApprove: Story = {
  args: { isApprovalAsked: true, mayApprove: true },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}

/** Moderators write and do not send. */
export const NotYoursToSend: Story = { args: { maySchedule: false } }

export const Conflict: Story = {
  args: {
    saved: { kind: 'conflict', at: at('2026-11-09', '09:12') },
    trouble: { kind: 'conflict', by: 'Mira Muster', copy: 'EN\n\nA text', onTakeTheirs: fn(), onKeepMine: fn() },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Go on with theirs' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-slot="lit-pane"]')).toHaveTextContent('Not saved yet')
    await expect(canvas.getAllByRole('button', { name: /^(Schedule|Not saved yet)/ })[0]).toBeDisabled()
  },
}

export const Offline: Story = {
  args: {
    saved: { kind: 'away', at: at('2026-11-09', '09:12'), isKept: true },
    strips: [{ kind: 'away', isKept: true, onRetry: fn() }],
    hasCountFailed: true,
    count: undefined,
    previews: { ...previews, sq: 'failed' },
    checks: { findings: undefined, state: 'failed' },
  },
}

export const Gone: Story = {
  args: {
    saved: { kind: 'gone', at: at('2026-11-09', '09:12'), isKept: true },
    trouble: { kind: 'gone', href: '#newsletter', copy: 'EN\n\nA text' },
  },
}

export const German: Story = { args: { language: 'de' }, globals: { locale: 'de' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
