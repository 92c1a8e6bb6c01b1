import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PersonsPage } from '#site/pages/staff/persons-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { accessRequest, doneRequests, erasureRequest } from '#stories/fixtures/staff/persons.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Data requests',
  component: PersonsPage,
  decorators: [(Story) => <InTheHouse current="persons">{Story()}</InTheHouse>],
  args: {
    open: [erasureRequest, accessRequest],
    done: doneRequests,
    clock,
    hrefFor: (id) => `#${id}`,
    form: { action: '#open', today: '2026-11-09', onSend: fn() },
  },
} satisfies Meta<typeof PersonsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}

export const Nobody: Story = { args: { open: [], done: [] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
