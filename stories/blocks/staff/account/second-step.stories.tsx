import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { offer } from '#stories/fixtures/staff/account.ts'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { SecondStep } from '#ui/blocks/staff/account/second-step.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Second step',
  component: SecondStep,
  args: {
    since: at('2026-03-02'),
    clock,
    action: '#done',
    onBegin: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The app for codes. **Do** keep the old one until the new one said its code. **Don’t** show a code for the eye alone: the key stands beside it.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof SecondStep>

export default meta
type Story = StoryObj<typeof meta>

export const SetUp: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('An app, since 2 March')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a new phone' }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
  },
}

export const Owner: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove the app' })).toBeNull()
  },
}

export const NoneYet: Story = {
  args: { since: null, dueAt: at('2026-11-16') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^8 days left/)).toBeVisible()
  },
}

export const NewApp: Story = {
  args: { offer },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Six digits from the app' }), '417 902')
    await userEvent.click(canvas.getByRole('button', { name: 'Take the new one' }))
    await expect(args.onConfirm).toHaveBeenCalledWith('417902')
  },
}

export const WrongCode: Story = {
  args: { since: null, offer, error: 'This code does not fit. A code counts for 30 seconds.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Six digits from the app' })).toBeInvalid()
  },
}

export const Phone: Story = { args: { offer }, globals: { viewport: { value: 'phone' } } }
