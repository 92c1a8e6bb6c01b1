import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErasedPerson } from '#ui/blocks/staff/persons/erased-person.tsx'

const meta = {
  title: 'Blocks/Staff/Persons/Erased person',
  component: ErasedPerson,
  args: {
    counts: { messages: 2, applications: 1, subscriptions: 1, signups: 0, mails: 1, mailFiles: 0 },
    left: [],
    mayRemain: false,
  },
} satisfies Meta<typeof ErasedPerson>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const StillQuoted: Story = { args: { left: [{ place: 'messages', rows: 1 }], mayRemain: true } }
