import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button, type ButtonSize, type ButtonVariant } from '#ui/primitives/button.tsx'

const variants: ButtonVariant[] = ['solid', 'outline', 'quiet']
const sizes: ButtonSize[] = ['sm', 'md', 'lg']

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Start a project', onClick: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {
  args: { variant: 'solid' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start a project' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
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
