import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeedButton, type DeedSize, type DeedTone } from '#ui/primitives/staff/deed-button.tsx'

const tones: DeedTone[] = ['ink', 'line', 'danger']
const sizes: DeedSize[] = ['sm', 'md']

const meta = {
  id: 'primitives-staff-deed-button',
  title: 'Primitives/Staff/Actions/Deed button',
  component: DeedButton,
  args: { children: 'End three sessions', onClick: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Says what happens and to how many. `ink` is the one that a dialog is about, `danger` what cannot be brought back. **Don’t** fill a button with vermilion on a staff screen: that is the lit pane’s.',
      },
    },
  },
} satisfies Meta<typeof DeedButton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End three sessions' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Ink: Story = { args: { tone: 'ink' } }

export const Danger: Story = { args: { tone: 'danger', children: 'Delete for good' } }

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#desk">To the desk</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the desk' })).not.toHaveAttribute('type')
  },
}

export const AllVariants: Story = {
  render: () => (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <DeedButton key={tone} tone={tone} size={size}>
              Delete four
            </DeedButton>
          ))}
          <DeedButton size={size} disabled>
            Delete none
          </DeedButton>
          <DeedButton size={size} tone="ink" aria-disabled="true">
            One moment…
          </DeedButton>
        </div>
      ))}
    </div>
  ),
}
