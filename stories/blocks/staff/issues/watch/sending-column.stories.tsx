import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { inLanguage, sending } from '#stories/fixtures/staff/sending.ts'
import { SendingColumn } from '#ui/blocks/staff/issues/watch/sending-column.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Sending column',
  component: SendingColumn,
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
  args: {
    language: 'de',
    sending: sending.languages.de,
    state: 'sending',
    goesAt: sending.goesAt,
    clock,
    action: '#sending',
    maySend: true,
    onDeed: fn(),
  },
} satisfies Meta<typeof SendingColumn>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on its way')).toBeVisible()
  },
}

export const ShuttersClosed: Story = {
  args: { language: 'sq', sending: sending.languages.sq },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Open the shutters'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send to 61 people now' }))
    await expect(args.onDeed).toHaveBeenCalledWith('open', 'sq')
  },
}

export const LookingOn: Story = {
  args: { language: 'sq', sending: sending.languages.sq, maySend: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Open the shutters')).toBeNull()
  },
}

export const Next: Story = { args: { language: 'es', sending: sending.languages.es } }

export const Done: Story = { args: { language: 'en', sending: sending.languages.en } }

export const AnotherLanguagesMail: Story = {
  args: { language: 'fr', sending: inLanguage('fr', { sent: 31 }, { fate: 'falls', in: 'en' }), state: 'sent' },
}

export const NobodyReadsIt: Story = { args: { language: 'fr', sending: inLanguage('fr', {}) } }

export const WaitsBeforeItLeaves: Story = {
  args: { language: 'sq', sending: inLanguage('sq', {}, { fate: 'waits', isOpen: false }), state: 'scheduled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('waits for what it lacks')).toBeVisible()
  },
}
