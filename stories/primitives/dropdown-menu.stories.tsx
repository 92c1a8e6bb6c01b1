import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/primitives/dropdown-menu.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const onSelect = fn()

const meta = {
  id: 'primitives-dropdown-menu',
  title: 'Primitives/Overlays/Dropdown menu',
  component: DropdownMenu,
  args: { onOpenChange: fn() },
  beforeEach: () => onSelect.mockClear(),
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component: `A list of things to do that opens from a button.

**Do** use it for actions on one thing, with verbs as labels. **Do** say in the button what opens.

**Don’t** use it for navigation that could be plain links, nor to choose a value in a form: that is a \`Select\`.`,
      },
    },
  },
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>
          Actions
          <Icon name="chevron-down" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onSelect}>
          <Icon name="copy" />
          Copy the link
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="#mail">
            <Icon name="mail" />
            Send by mail
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem disabled>
          <Icon name="download" />
          Download
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Shut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-haspopup', 'menu')
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ItemChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy the link' }))
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  },
}

export const WithChoices: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>View</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Columns</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked>Name</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem checked={false}>Language</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuRadioGroup value="newest">
          <DropdownMenuLabel>Order</DropdownMenuLabel>
          <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="oldest">Oldest first</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Language' })).not.toBeChecked()
  },
}

export const AllVariants: Story = { ...WithChoices }
