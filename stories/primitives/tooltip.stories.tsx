import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'

const sides = ['top', 'right', 'bottom', 'left'] as const

const meta = {
  id: 'primitives-tooltip',
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Copies the address of this page',
    children: (
      <IconButton label="Copy link">
        <Icon name="copy" />
      </IconButton>
    ),
  },
  parameters: {
    layout: 'padded',
    docs: {
      // An open one lies beside the page's content, not in it, so each has its own frame.
      story: { inline: false, height: '180px' },
      description: {
        component: `A word about a control, on hover and on focus.

**Do** say what the sign cannot, in a handful of words.

**Don’t** put anything needed into it, or anything to press: touch never sees it. The control’s own label stays on the control.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Shut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).not.toHaveAccessibleDescription()
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await waitFor(() =>
      expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copies the address of this page'),
    )
  },
}

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'Copies the address of this page, with the language you read it in, so that others see what you see',
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 gap-24 p-24">
      {sides.map((side) => (
        <Tooltip key={side} {...args} content={side} side={side} open>
          <IconButton label={`Copy link, ${side}`}>
            <Icon name="copy" />
          </IconButton>
        </Tooltip>
      ))}
    </div>
  ),
}
