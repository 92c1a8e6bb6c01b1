import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton, type IconButtonSize, type IconButtonVariant } from '#ui/primitives/icon-button.tsx'

const variants: IconButtonVariant[] = ['solid', 'outline', 'quiet']
const sizes: IconButtonSize[] = ['sm', 'md', 'lg']

const meta = {
  id: 'primitives-icon-button',
  title: 'Primitives/Actions/Icon button',
  component: IconButton,
  args: { label: 'Close', children: <Icon name="close" />, onClick: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A square button with a sign. **Do** name in `label` what happens (“Close”, “Next review”). **Don’t** use it for something a visitor meets for the first time: that deserves a `Button` with words.',
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Outline: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce())
  },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Solid: Story = {
  args: { variant: 'solid', label: 'Play the film', children: <Icon name="play" /> },
}

export const Pressed: Story = {
  args: { 'aria-pressed': true, label: 'Pause', children: <Icon name="pause" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause', pressed: true })).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { disabled: true, label: 'Next review', children: <Icon name="arrow-right" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Instagram',
    children: (
      <a href="#instagram">
        <Icon name="instagram" />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('data-slot', 'icon-button')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          {sizes.map((size) => (
            <IconButton key={size} {...args} variant={variant} size={size} label={`${variant} ${size}`} />
          ))}
          <IconButton {...args} variant={variant} label={`${variant} pressed`} aria-pressed />
          <IconButton {...args} variant={variant} label={`${variant} disabled`} disabled />
        </div>
      ))}
    </div>
  ),
}
