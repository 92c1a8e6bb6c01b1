import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  type DialogSize,
  DialogTitle,
  DialogTrigger,
} from '#ui/primitives/dialog.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

const sizes: DialogSize[] = ['sm', 'md', 'lg']
const paragraph =
  'We look at what you have, talk to the people who use it, and write down what it should do for them. Nothing is drawn before that.'

const meta = {
  id: 'primitives-dialog',
  title: 'Primitives/Overlays/Dialog',
  component: DialogContent,
  args: { closeLabel: 'Close', size: 'md' },
  parameters: {
    layout: 'padded',
    docs: {
      // The open ones would cover the page, so each has its own frame.
      story: { inline: false, height: '480px' },
      description: {
        component: `The window itself, over a dimmed page: centred, or a sheet from below on phones. It scrolls inside when it is long.

**Do** give every dialog a title and one way out in words. **Do** open it from something the visitor pressed.

**Don’t** open one on top of another, put a whole page into one, or greet anybody with it.`,
      },
    },
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <Button>About this step</Button>
      </DialogTrigger>
      <DialogContent {...args}>
        <DialogTitle>Discover</DialogTitle>
        <DialogDescription>{paragraph}</DialogDescription>
        <DialogClose asChild>
          <Button className="justify-self-start">Understood</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Discover' })).toHaveAccessibleDescription(paragraph)
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

export const LongText: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <DialogTitle>Everything we look at before the first drawing</DialogTitle>
        {Array.from({ length: 16 }, (_, line) => `${line + 1}. ${paragraph}`).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.9)
  },
}

export const WithForm: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} size="sm">
        <DialogTitle>Rename the project</DialogTitle>
        <form className="grid gap-6">
          <TextField label="Name" name="name" defaultValue="New website" />
          <div className="flex flex-wrap gap-3">
            <Button variant="solid">Save</Button>
            <DialogClose asChild>
              <Button variant="quiet">Cancel</Button>
            </DialogClose>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  ),
}

export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'About this step' })).toBeVisible())
  },
}

export const AllVariants: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      {sizes.map((size) => (
        <Dialog key={size}>
          <DialogTrigger asChild>
            <Button>Open {size}</Button>
          </DialogTrigger>
          <DialogContent {...args} size={size}>
            <DialogTitle>{size}</DialogTitle>
            <DialogDescription>{paragraph}</DialogDescription>
          </DialogContent>
        </Dialog>
      ))}
    </div>
  ),
}
