import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterBar } from '#ui/blocks/staff/frame/filter-bar.tsx'

const state = {
  name: 'state',
  icon: 'filter' as const,
  label: 'State',
  value: undefined,
  options: [
    { value: '', label: 'Any state' },
    { value: 'draft', label: 'Draft' },
  ],
}
const order = {
  name: 'sort',
  label: 'Order',
  value: 'title',
  options: [
    { value: 'newest', label: 'Newest first' },
    { value: 'title', label: 'By title' },
  ],
}

const onShow = fn<(content: FormData) => void>()

const meta = {
  title: 'Blocks/Staff/Frame/Filter bar',
  component: FilterBar,
  args: {
    label: 'What is shown',
    action: '#list',
    search: { label: 'Find', value: undefined, maxLength: 100 },
    selects: [state, order],
    kept: { type: 'news' },
    submitLabel: 'Show',
    onShow,
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: 'Search and conditions of a list. A choice shows at once; without scripts there is a button.',
      },
    },
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const TwoConditions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'draft')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find' }), 'window{Enter}')
    await expect([...(onShow.mock.lastCall?.[0] ?? [])]).toEqual([
      ['q', 'window'],
      ['state', 'draft'],
      ['sort', 'title'],
      ['type', 'news'],
    ])
  },
}

export const FourConditions: Story = {
  args: { selects: [state, order, { ...order, name: 'third' }, { ...order, name: 'fourth' }] },
}
