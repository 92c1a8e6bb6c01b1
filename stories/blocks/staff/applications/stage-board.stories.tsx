import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { noStages, stages } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { StageBoard } from '#ui/blocks/staff/applications/stage-board.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Stage board',
  component: StageBoard,
  args: {
    stages,
    clock,
    shown: 'review',
    hrefFor: (id) => `#${id}`,
    stepHref: (id, step) => `#${id}-${step}`,
    stageHref: (stage, page) => `#${stage}-${page}`,
    action: '#done',
    onReview: fn(),
    onPrepare: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The stages of the careers page as columns. Forward only. A step that the applicant may hear of is prepared first, never done by a drag alone. Narrow windows show one stage at a time.',
      },
    },
  },
} satisfies Meta<typeof StageBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('jl')
    await expect(canvas.getByRole('link', { name: 'Lektorat Muster' })).toHaveFocus()
    await userEvent.keyboard('j{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onPrepare).toHaveBeenCalledWith('a1', 'interview')
  },
}

export const OneOpen: Story = { args: { open: 'a1' } }

export const MorePages: Story = {
  args: { stages: stages.map((stage) => (stage.stage === 'decision' ? { ...stage, count: 61, pages: 3 } : stage)) },
}

export const NobodyHere: Story = { args: { stages: noStages } }

export const LeftOutOfTheSearch: Story = {
  args: {
    stages: stages.map((each) =>
      each.stage === 'received' || each.stage === 'review' ? { ...each, cards: [], count: 0, isLeftOut: true } : each,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/nothing is searched there/)).toHaveLength(2)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Review/ })).toHaveAttribute('aria-current', 'page')
  },
}
