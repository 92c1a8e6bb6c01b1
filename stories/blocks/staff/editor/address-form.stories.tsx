import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { foundPosts } from '#stories/fixtures/staff/sheet.ts'
import { AddressForm } from '#ui/blocks/staff/editor/address-form.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Address form',
  component: AddressForm,
  args: {
    kind: 'link',
    address: '',
    findPosts: async () => foundPosts,
    onAddress: fn(),
    onRemove: fn(),
    onLeave: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Where a link goes: a post by its title, or an address. **Don’t** take an address that no page would link to.',
      },
    },
  },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const ByTitle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a')
    await userEvent.click(await canvas.findByRole('option', { name: /bakery/ }))
    await expect(args.onAddress).toHaveBeenCalledWith(foundPosts[1]?.path, foundPosts[1]?.title)
  },
}

export const Wrong: Story = {
  args: { findPosts: async () => [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'javascript:alert(1){Enter}')
    await expect(await canvas.findByText(/A link goes to the web/)).toBeVisible()
    await expect(args.onAddress).not.toHaveBeenCalled()
  },
}

export const Change: Story = { args: { address: 'https://example.org/a' } }

export const Film: Story = {
  args: { kind: 'video' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'https://vimeo.com/76979871')
    await userEvent.click(canvas.getByRole('button', { name: 'Insert the film' }))
    await expect(args.onAddress).toHaveBeenCalledWith('https://vimeo.com/76979871')
  },
}
