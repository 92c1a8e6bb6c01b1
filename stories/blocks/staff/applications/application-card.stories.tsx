import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { coveredApplication, hired, invited, late, received } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { ApplicationCard } from '#ui/blocks/staff/applications/application-card.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Application card',
  component: ApplicationCard,
  decorators: [(Story) => <ul className="max-w-60">{Story()}</ul>],
  args: {
    application: received,
    clock,
    href: '#one',
    action: '#done',
    onReview: fn(),
    onDragChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One application in its column. **Do** give it its next step as a button: a drag alone shuts people out. Panes count the working days that were promised.',
      },
    },
  },
} satisfies Meta<typeof ApplicationCard>

export default meta
type Story = StoryObj<typeof meta>

export const Received: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Review: / }))
    await expect(args.onReview).toHaveBeenCalledWith('a2')
  },
}

export const Covered: Story = {
  args: { application: coveredApplication, stepHref: '#step' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Applicant 3F2A' })).toBeVisible()
  },
}

export const NearlyLate: Story = {
  args: { application: late, stepHref: '#step' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 working day left')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invite: Lektorat Muster' })).toBeVisible()
  },
}

export const Late: Story = { args: { application: { ...late, daysLeft: 0 }, stepHref: '#step' } }

export const Interview: Story = { args: { application: invited, stepHref: '#step' } }

export const Decided: Story = {
  args: { application: hired },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('yes, 3 Nov')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Open: Story = { args: { application: late, stepHref: '#step', isOpen: true } }
