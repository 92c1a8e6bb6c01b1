import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { application, mails, noStages, notes, stages } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { ApplicationsBoard } from '#ui/blocks/staff/applications/applications-board.tsx'

const sheet = {
  application,
  notes,
  mails,
  clock,
  action: '#done',
  backHref: '#all',
  stepHref: () => '#step',
  note: {},
}

const meta = {
  title: 'Blocks/Staff/Applications/Applications board',
  component: ApplicationsBoard,
  args: {
    filter: {
      action: '#show',
      conditions: {},
      all: 6,
      counts: { freelancer: 2, partnership: 1, fulltime: 3, other: 0 },
      openings: [{ id: 'o1', title: 'Frontend developer' }],
      hrefFor: ({ interest }) => `#${interest ?? 'all'}`,
      onShow: fn(),
    },
    board: {
      stages,
      clock,
      shown: 'review',
      hrefFor: (id) => `#${id}`,
      stepHref: (id, step) => `#${id}-${step}`,
      stageHref: (stage) => `#${stage}`,
      action: '#done',
      onReview: fn(),
      onPrepare: fn(),
    },
    clearHref: '#all',
  },
} satisfies Meta<typeof ApplicationsBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Board: Story = {}

export const WithOne: Story = {
  args: { sheet },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Frontend Muster' })).toBeVisible()
  },
}

export const Gone: Story = { args: { sheet: null } }

export const NobodyFits: Story = {
  args: { board: { ...meta.args.board, stages: noStages } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show everybody' })).toBeVisible()
  },
}

export const Nobody: Story = {
  args: { filter: { ...meta.args.filter, all: 0 }, board: { ...meta.args.board, stages: noStages } },
}

export const JustDeleted: Story = {
  args: {
    done: { text: 'The application of Lektorat Muster is deleted.', undo: { deed: 'restore', id: 'a3' } },
    problem: 'There is no connection just now.',
    isOld: true,
  },
}

export const Phone: Story = { args: { sheet }, globals: { viewport: { value: 'phone' } } }
