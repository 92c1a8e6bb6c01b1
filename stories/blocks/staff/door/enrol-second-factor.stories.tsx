import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { secondFactorOffer } from '#stories/fixtures/second-factor.ts'
import { EnrolSecondFactor } from '#ui/blocks/staff/door/enrol-second-factor.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Enrol second factor',
  component: EnrolSecondFactor,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: { ...secondFactorOffer, action: '#sent', reason: 'owner', onSend: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The second step is set up before anything else is opened. **Do** write the key out for whoever cannot scan, and link it for whoever is on the phone itself. **Don’t** name one app: any will do.',
      },
      story: { inline: false, height: '820px' },
    },
  },
} satisfies Meta<typeof EnrolSecondFactor>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(secondFactorOffer.secret)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from your app' }), '417902{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ code: '417902' }))
  },
}

export const WithAPasskey: Story = {
  args: { reason: 'asked', onPasskey: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey instead' }))
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce())
  },
}

export const Refused: Story = { args: { triesLeft: 4 } }

export const LongGerman: Story = { globals: { locale: 'de' }, play: fitsTheWindow }

export const OnAPhone: Story = { globals: onAPhone, play: fitsTheWindow }
