import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchField } from '#ui/primitives/search-field.tsx'

const meta = {
  id: 'primitives-search-field',
  title: 'Primitives/Fields/Search field',
  component: SearchField,
  args: { label: 'Search the blog', clearLabel: 'Clear', submitLabel: 'Search', name: 'q', onClear: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What to look for. **Do** put it in a form with `method="get"`, so that results have an address. **Don’t** search while somebody types without saying how many were found.',
      },
    },
  },
  render: (args) => (
    <search>
      <form method="get" action="#results" className="max-w-120">
        <SearchField {...args} />
      </form>
    </search>
  ),
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the blog' }), 'light')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible())
  },
}

export const WithPlaceholder: Story = { args: { placeholder: 'Topic, name, word' } }

export const Filled: Story = {
  args: { defaultValue: 'windows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible()
  },
}

export const Cleared: Story = {
  args: { defaultValue: 'windows' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''))
    await waitFor(() => expect(args.onClear).toHaveBeenCalledOnce())
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'windows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <form method="get" action="#results" className="grid max-w-120 gap-4">
      <SearchField {...args} label="Empty" />
      <SearchField {...args} label="With placeholder" placeholder="Topic, name, word" />
      <SearchField {...args} label="Filled" defaultValue="windows" />
      <SearchField {...args} label="Disabled" defaultValue="windows" disabled />
    </form>
  ),
}
