import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PersonPage } from '#site/pages/staff/person-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { accessRequest, erasureRequest, foundPerson } from '#stories/fixtures/staff/persons.ts'
import { InTheHouse } from './in-the-house.tsx'

const open = {
  request: erasureRequest,
  found: foundPerson,
  clock,
  packageHref: '#package',
  action: '#done',
  onClose: fn(),
  askHref: '#ask',
  isAsking: false,
  question: { action: '#done', keepHref: '#keep', onErase: fn() },
}

const meta = {
  title: 'Pages/Staff/Data request',
  component: PersonPage,
  decorators: [(Story) => <InTheHouse current="persons">{Story()}</InTheHouse>],
  args: { open, backHref: '#back' },
} satisfies Meta<typeof PersonPage>

export default meta
type Story = StoryObj<typeof meta>

export const Erasure: Story = {}

export const Asking: Story = { args: { open: { ...open, isAsking: true } } }

export const Access: Story = { args: { open: { ...open, request: accessRequest } } }

export const Erased: Story = {
  args: {
    open: undefined,
    erased: {
      counts: { messages: 2, applications: 1, subscriptions: 1, signups: 0, mails: 1, mailFiles: 0 },
      left: [],
      mayRemain: false,
    },
  },
}

export const ClosedMeanwhile: Story = { args: { open: undefined } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
