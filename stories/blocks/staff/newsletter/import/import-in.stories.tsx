import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImportIn } from '#ui/blocks/staff/newsletter/import/import-in.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Import in',
  component: ImportIn,
  args: { action: '#sent', onFile: fn(), onText: fn(), onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component: 'The way in: a file or pasted lines. **Do** keep what was pasted when something fails.',
      },
    },
  },
} satisfies Meta<typeof ImportIn>

export default meta
type Story = StoryObj<typeof meta>

const name = 'subscribers.csv'

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['ada@example.org'], name, { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Drop a CSV file here, or choose it'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Or paste the lines'), 'ada@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'See what would happen' }))
    await expect(args.onText).toHaveBeenCalledWith('ada@example.org')
  },
}

export const Sending: Story = { args: { upload: { name, state: 'sending', share: 0.4 } } }

export const TooLarge: Story = {
  args: {
    upload: { name, state: 'refused', problem: 'This is larger than 8 MB. Bring the addresses in several parts.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('larger than 8 MB')
  },
}

export const LineDown: Story = {
  args: { upload: { name, state: 'refused', canRetry: true }, isOffline: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
