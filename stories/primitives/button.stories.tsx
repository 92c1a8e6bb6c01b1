import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button, type ButtonSize, type ButtonVariant } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const variants: ButtonVariant[] = ['solid', 'outline', 'quiet']
const sizes: ButtonSize[] = ['sm', 'md', 'lg']

const meta = {
  id: 'primitives-button',
  title: 'Primitives/Actions/Button',
  component: Button,
  args: { children: 'Start a project', onClick: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Does something on this page. `solid` is for the one thing that a view is for, `outline` for one of several that are worth the same, `quiet` for what may also be done beside them: Cancel, Later, Show more. A sign without words is an *Icon button*, and what leads to another page is a *Link*, or a button with `asChild` where it is the view’s way on. **Do** start the words with a verb and keep one `solid` a view. **Don’t** disable a form’s button to say that something is missing: let it be pressed and say what is missing.',
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {
  args: { variant: 'solid' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start a project' }))
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce())
  },
}

export const Outline: Story = { args: { variant: 'outline' } }

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Pending: Story = {
  args: { variant: 'solid', children: 'Sending…', 'aria-disabled': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const WithIcon: Story = {
  args: {
    variant: 'solid',
    children: (
      <>
        Start a project <Icon name="arrow-right" />
      </>
    ),
  },
}

export const LongLabel: Story = {
  args: { children: 'Unverbindlich ein Gespräch über das Projekt vereinbaren', className: 'max-w-60' },
}

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#start">Start a project</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start a project' })).toHaveAttribute('data-slot', 'button')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          {sizes.map((size) => (
            <Button key={size} {...args} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button {...args} variant={variant} disabled>
            {variant} disabled
          </Button>
        </div>
      ))}
    </div>
  ),
}
