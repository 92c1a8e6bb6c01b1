import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Keys } from '#ui/primitives/staff/key.tsx'

const meta = {
  id: 'primitives-staff-key',
  title: 'Primitives/Staff/Text and marks/Key',
  component: Keys,
  args: { faces: ['command', 'K'] },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Keys as they lie on the keyboard. **Do** give the control `aria-keyshortcuts` and leave the drawing without a label; name them with `label` where the keys themselves are the content, as in the sheet of all keys. **Don’t** show keys on a touch screen.',
      },
    },
  },
} satisfies Meta<typeof Keys>

export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const ReadOut: Story = {
  args: { label: 'Command K' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Command K')).toBeInTheDocument()
  },
}

export const AllVariants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <div className="flex gap-4">
        <Keys faces={['command', 'K']} />
        <Keys faces={['enter']} />
        <Keys faces={['Alt', 'down']} />
        <Keys faces={['?']} />
        <Keys faces={['Esc']} />
        <Keys faces={['up', 'down', 'left', 'right']} />
      </div>
      <p className="flex gap-4 bg-ink p-3 text-paper">
        <Keys faces={['G', 'D']} />
      </p>
      <p className="flex gap-4 bg-signal-text p-3 text-on-signal">
        <Keys faces={['enter']} />
      </p>
    </div>
  ),
}
