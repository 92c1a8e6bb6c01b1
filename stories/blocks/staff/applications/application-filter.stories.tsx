import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ApplicationFilter } from '#ui/blocks/staff/applications/application-filter.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Application filter',
  component: ApplicationFilter,
  args: {
    action: '#show',
    conditions: {},
    all: 6,
    counts: { freelancer: 2, partnership: 1, fulltime: 3, other: 0 },
    openings: [{ id: 'o1', title: 'Frontend developer' }],
    hrefFor: ({ interest }) => `#${interest ?? 'all'}`,
    onShow: fn(),
  },
} satisfies Meta<typeof ApplicationFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Everybody: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find by name or text' }), 'forms{Enter}')
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ q: 'forms' }))
  },
}

export const Narrowed: Story = {
  args: { conditions: { q: 'forms', interest: 'freelancer', opening: 'o1', in: 'en' } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
