import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { preview } from '#stories/fixtures/staff/applications.ts'
import { StepForm } from '#ui/blocks/staff/applications/step-form.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Step form',
  component: StepForm,
  decorators: [(Story) => <div className="max-w-104 p-5">{Story()}</div>],
  args: {
    id: 'a1',
    to: 'frontend@example.org',
    language: 'en',
    stage: 'review',
    step: 'interview',
    preview,
    action: '#done',
    hrefFor: (step) => `#${step ?? 'none'}`,
    onStep: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A step before it is taken. **Do** show the mail as it will be sent, in the applicant’s language. **Don’t** send what nobody has seen.',
      },
    },
  },
} satisfies Meta<typeof StepForm>

export default meta
type Story = StoryObj<typeof meta>

export const Invitation: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Tuesday at three?')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite to the interview' }))
    const words = 'Tuesday at three?'
    await expect(args.onStep).toHaveBeenCalledWith({ from: 'review', step: 'interview', mail: true, words })
  },
}

export const WithoutMail: Story = {
  args: { stage: 'interview', step: 'declined' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onStep).toHaveBeenCalledWith({ from: 'interview', step: 'declined', mail: false, words: '' })
  },
}

export const TooLong: Story = {
  args: { typed: { mail: true, words: 'Dear all, …' }, error: 'Please keep your words to 2,000 characters.' },
}

export const Working: Story = { args: { isBusy: true } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
