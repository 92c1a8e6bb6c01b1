import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApplicationsPage } from '#site/pages/staff/applications-page.tsx'
import { application, noStages, notes, preview, stages } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { InTheHouse } from './in-the-house.tsx'

const board = {
  stages,
  clock,
  shown: 'review' as const,
  hrefFor: (id: string) => `#${id}`,
  stepHref: (id: string) => `#${id}-step`,
  stageHref: (stage: string) => `#${stage}`,
  action: '#done',
}

const sheet = {
  application,
  notes,
  mails: [],
  clock,
  action: '#done',
  backHref: '#all',
  stepHref: () => '#step',
  note: {},
}

const meta = {
  title: 'Pages/Staff/Applications',
  component: ApplicationsPage,
  decorators: [
    (Story, { args: { sheet } }) => (
      <InTheHouse current="applications" back={sheet ? { href: sheet.backHref, place: 'Applications' } : undefined}>
        {Story()}
      </InTheHouse>
    ),
  ],
  args: {
    csvHref: '#csv',
    filter: {
      action: '#show',
      conditions: {},
      all: 6,
      counts: { freelancer: 2, partnership: 1, fulltime: 3, other: 0 },
      openings: [{ id: 'o1', title: 'Frontend developer' }],
      hrefFor: ({ interest }) => `#${interest ?? 'all'}`,
    },
    board,
    clearHref: '#all',
  },
} satisfies Meta<typeof ApplicationsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 to review\. 1 to talk to\./)).toBeVisible()
  },
}

export const One: Story = { args: { board: { ...board, open: 'a1' }, sheet } }

export const Inviting: Story = {
  args: { board: { ...board, open: 'a1' }, sheet: { ...sheet, step: { step: 'interview', preview } } },
}

export const Nobody: Story = {
  args: { filter: { ...meta.args.filter, all: 0 }, board: { ...board, stages: noStages } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneOne: Story = {
  args: { board: { ...board, open: 'a1' }, sheet },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Applications' })).toHaveAttribute('href', '#all')
    await expect(canvas.queryByRole('link', { name: 'All applications' })).toBeNull()
  },
}
