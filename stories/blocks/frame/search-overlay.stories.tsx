import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchOverlay } from '#ui/blocks/frame/search-overlay.tsx'
import { Button } from '#ui/primitives/button.tsx'

const meta = {
  title: 'Blocks/Frame/Search overlay',
  component: SearchOverlay,
  render: (args) => (
    <div className="flex h-16 items-center px-gutter">
      <Button popoverTarget={args.id}>Open</Button>
      <SearchOverlay {...args} />
    </div>
  ),
  args: { id: 'search', onSearch: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** open it with a button whose `popoverTarget` is its id: that works without scripts. **Don’t** put results in it; they belong on the blog page, which has an address.',
      },
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof SearchOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Search articles and pages' })).toHaveFocus())
  },
}

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.type(await canvas.findByRole('textbox'), 'type in large sizes')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('type in large sizes'))
  },
}

export const EmptyEnterDoesNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.type(await canvas.findByRole('textbox'), '  {Enter}')
    await waitFor(() => expect(args.onSearch).not.toHaveBeenCalled())
  },
}

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.type(await canvas.findByRole('textbox'), '  grids {Enter}')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('grids'))
  },
}

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone', isRotated: false } } }
