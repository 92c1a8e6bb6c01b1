import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpeningsPage } from '#site/pages/staff/openings-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { staffOpenings } from '#stories/fixtures/staff/openings.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Openings',
  component: OpeningsPage,
  decorators: [(Story) => <InTheHouse current="openings">{Story()}</InTheHouse>],
  args: { clock, action: '#done', openings: staffOpenings, hrefFor: (id) => `#${id}`, newHref: '#new' },
} satisfies Meta<typeof OpeningsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One is open. The next one closes on 30 November.')).toBeVisible()
  },
}

export const Nothing: Story = { args: { openings: [] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
