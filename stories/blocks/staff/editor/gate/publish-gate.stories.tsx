import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  albanianAsks,
  axeSilent,
  checked,
  gateArgs,
  gatePanes,
  germanLooks,
  italianAsks,
  spanishStops,
} from '#stories/fixtures/staff/gate.ts'
import { PublishGate } from '#ui/blocks/staff/editor/gate/publish-gate.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Publish gate',
  component: PublishGate,
  args: { ...gateArgs, heading: <h1 className="heading text-h2 leading-none">Before it opens.</h1>, close: undefined },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What is looked at before a post opens. What stops is passed by an owner only, with a reason. **Don’t** count a check that did not answer as passed.',
      },
    },
  },
} satisfies Meta<typeof PublishGate>

export default meta
type Story = StoryObj<typeof meta>

const stopped = checked([italianAsks, albanianAsks, spanishStops, ...germanLooks])
const spanishToo = { chosen: ['en', 'de', 'es'], isLater: true, from: '2026-11-12T09:00' } as const

export const WorthALook: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Publish three languages/ }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const AllInOrder: Story = {
  args: { checks: checked([]) },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Everything is in order.'),
}

export const Stopped: Story = {
  args: { checks: stopped, posted: spanishToo },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Schedule with one exception/ })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /Why it may open/ }), 'It goes live on the 24th.')
    await expect(canvas.getByRole('button', { name: /^Schedule with one exception/ })).toBeEnabled()
  },
}

export const StoppedForAModerator: Story = {
  args: { checks: stopped, posted: spanishToo, mayOverride: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /One thing stops it/ })).toBeDisabled()
    await expect(canvas.queryByRole('textbox', { name: /Why it may open/ })).toBeNull()
  },
}

export const Checking: Story = {
  args: {
    checks: { ...checked([]), answered: { en: ['basics', 'lengths', 'headings'], de: ['basics'] } },
  },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Looking at what is written…'),
}

export const NothingAnsweredYet: Story = { args: { checks: undefined } }

export const ACheckFailed: Story = {
  args: { checks: checked([axeSilent]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This check did not answer')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('One is worth a look.')
  },
}

export const NoAnswer: Story = {
  args: { checks: undefined, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  args: { isOffline: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Publish/ })).toBeDisabled(),
}

export const Sending: Story = { args: { isSending: true } }

export const NothingReady: Story = {
  args: { panes: { en: { state: 'live', version: 3, hasChanges: false } }, checks: checked([], ['en']) },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Nothing is ready'),
}

export const Refused: Story = {
  args: {
    checks: stopped,
    posted: { ...spanishToo, reason: 'short' },
    problem: 'Somebody has saved this post since it was checked.',
    errors: { reason: 'Please say why in at least ten letters: it goes into the log.' },
  },
}

export const Scheduled: Story = {
  args: { posted: { isLater: true, from: '2026-11-12T09:00', until: '2026-12-24T18:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Thursday 12 November at 09:00' })).toBeVisible()
    await expect(canvas.getByText(/A notice to 180 browsers|A notice to 214 browsers/)).toBeVisible()
  },
}

const planned = {
  state: 'scheduled',
  version: 15,
  hasChanges: false,
  visibleFrom: Date.UTC(2026, 10, 12, 8, 0),
  visibleUntil: Date.UTC(2026, 11, 24, 17, 0),
} as const

export const HasItsTime: Story = {
  args: { panes: { en: planned, de: planned }, checks: checked([], ['en', 'de']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Opens/)).toHaveValue('2026-11-12T09:00')
    await expect(canvas.getByLabelText(/^Taken down/)).toHaveValue('2026-12-24T18:00')
    await expect(canvas.getByRole('button', { name: /^Schedule two languages/ })).toBeEnabled()
  },
}

export const TimeIsOver: Story = {
  args: { posted: { isLater: true, from: '2026-11-01T09:00', until: '2026-10-01T09:00' } },
  play: ({ canvas }) => expect(canvas.getByText('This time is over.')).toBeVisible(),
}

export const ByKeys: Story = {
  // A window that is unrolled for its picture is narrow for a moment, where the matrix has no place: it would lose the focus.
  tags: ['scrolled'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Publish in English' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Deutsch, Title, excerpt, address: in order'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  args: { checks: stopped, posted: spanishToo },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Español' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'All checks' }))
    await expect(canvas.getByRole('grid', { name: 'Checks by language' })).toBeVisible()
  },
}

export const PhoneInOrder: Story = {
  args: { checks: checked([]), panes: gatePanes },
  globals: { viewport: { value: 'tiny', isRotated: false } },
}
