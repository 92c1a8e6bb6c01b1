import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { importPlan } from '#stories/fixtures/staff/newsletter.ts'
import { ImportReading } from '#ui/blocks/staff/newsletter/import/import-reading.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Import reading',
  component: ImportReading,
  args: { plan: importPlan, action: '#read', onRead: fn() },
  parameters: {
    docs: {
      description: { component: 'Which column is what. A field stands once: chosen here, it leaves where it was.' },
    },
  },
} satisfies Meta<typeof ImportReading>

export default meta
type Story = StoryObj<typeof meta>

export const Guessed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What Kundennummer is'), 'language')
    await expect(args.onRead).toHaveBeenCalledWith(
      expect.objectContaining({ columns: ['email', null, 'confirmedAt', 'language'] }),
    )
  },
}

export const OtherDelimiter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Between columns'), ',')
    await expect(args.onRead).toHaveBeenCalledWith(expect.not.objectContaining({ columns: expect.anything() }))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } }
