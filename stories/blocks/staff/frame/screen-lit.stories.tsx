import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { ScreenLit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Screen lit',
  component: ScreenLit,
  args: {
    lit: { action: 'Schedule three languages', short: 'Schedule', sub: 'Thursday 12 November, 09:00', onPress: fn() },
    className: 'min-h-28 w-90',
  },
  parameters: {
    docs: {
      description: {
        component:
          'The one action of a screen, for screens that have no lintel. In a wide window a pane, on a phone the last pane of the foot bar; ⌘ Enter presses it anywhere.',
      },
    },
  },
} satisfies Meta<typeof ScreenLit>

export default meta
type Story = StoryObj<typeof meta>

export const Lit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Schedule three languages/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.lit.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Busy: Story = {
  args: { lit: { action: 'Scheduling…', short: 'Wait', isBusy: true, onPress: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scheduling…' }))
    await expect(args.lit.onPress).not.toHaveBeenCalled()
  },
}

export const SendsAForm: Story = {
  args: { lit: { action: 'Save', short: 'Save', form: 'account' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('form', 'account')
  },
}

const onAnswer = fn()
const onNote = fn()

export const BesideANote: Story = {
  args: { lit: { action: 'Send the answer', short: 'Send', form: 'answer' } },
  render: (args) => (
    <>
      <form id="answer" onSubmit={sent(onAnswer)} className="mb-4">
        <TextField label="Answer" name="answer" />
      </form>
      <form onSubmit={sent(onNote)} className="mb-4">
        {/* Called as the form's own attribute, which it hides. */}
        <input type="hidden" name="id" value="note" />
        <TextField label="Note" name="note" />
        <DeedButton type="submit" className="mt-2">
          Leave the note
        </DeedButton>
      </form>
      <ScreenLit {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    onAnswer.mockClear()
    onNote.mockClear()
    await userEvent.type(canvas.getByLabelText('Note'), 'Ask Mira first')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(onNote).toHaveBeenCalledOnce()
    await expect(onAnswer).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Answer'), 'Gladly')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(onAnswer).toHaveBeenCalledOnce()
    // Nobody writes in a button.
    canvas.getByRole('button', { name: 'Leave the note' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(onAnswer).toHaveBeenCalledTimes(2)
    await expect(onNote).toHaveBeenCalledOnce()
  },
}

function sent(tell: () => void) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    tell()
  }
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Schedule' })).toBeVisible()
  },
}

export const PhoneDark: Story = {
  args: { lit: { action: 'Schedule', short: 'Schedule', isOff: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const PhoneLeadsToAField: Story = {
  args: {
    lit: { action: 'Send the answer', short: 'Answer', phone: { field: 'field', icon: 'message' }, form: 'reply' },
  },
  decorators: [
    (Story) => (
      <>
        <TextField id="field" label="Your answer" />
        <Story />
      </>
    ),
  ],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Answer' }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
