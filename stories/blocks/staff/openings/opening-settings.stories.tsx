import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { changed, developer } from '#stories/fixtures/staff/openings.ts'
import { OpeningSettings } from '#ui/blocks/staff/openings/opening-settings.tsx'

const meta = {
  title: 'Blocks/Staff/Openings/Opening settings',
  component: OpeningSettings,
  args: { values: developer, clock, onTake: fn() },
  parameters: {
    docs: {
      description: { component: 'What is the same in every language. **Do** say in which time zone a day ends.' },
    },
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof OpeningSettings>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Last day to apply')).toHaveValue('2026-11-30')
  },
}

export const DayIsOver: Story = {
  args: { errors: { closesOn: 'This day is over. Please choose a later one, or none.' } },
}

export const Theirs: Story = {
  args: { theirs: { by: 'Mira Muster', values: changed } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take this: Employment' }))
    await expect(args.onTake).toHaveBeenCalledWith('kind', 'freelancer')
  },
}
