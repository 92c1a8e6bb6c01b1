import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { cameBack } from '#stories/fixtures/staff/sending.ts'
import { CameBackList } from '#ui/blocks/staff/issues/watch/came-back-list.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Came back list',
  component: CameBackList,
  args: { cameBack, clock, hrefForPerson: (id) => `#${id}` },
} satisfies Meta<typeof CameBackList>

export default meta
type Story = StoryObj<typeof meta>

export const WithAnswers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'info@cafe-central.example' })).toHaveAttribute('href', '#s7')
    await expect(canvas.getByText('No longer on the list')).toBeVisible()
  },
}

export const NothingCameBack: Story = { args: { cameBack: [] } }
