import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accessible } from '#stories/fixtures/staff/post-fields.ts'
import { AddressPart } from '#ui/blocks/staff/editor/panel/address-part.tsx'
import { inPanel, Written } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Address part',
  component: AddressPart,
  decorators: [inPanel],
  render: (args) => (
    <Written value={args.value} onChange={args.onChange}>
      {(value, onChange) => <AddressPart {...args} value={value} onChange={onChange} />}
    </Written>
  ),
  args: { language: 'en', value: accessible, onChange: fn(), prefix: '/en/blog/app/', suggestion: 'the-first-week' },
  parameters: {
    docs: { description: { component: 'Where the post lives. Says what a change leaves behind before it happens.' } },
  },
} satisfies Meta<typeof AddressPart>

export default meta
type Story = StoryObj<typeof meta>

export const NotLive: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 's')
    await expect(args.onChange).toHaveBeenLastCalledWith({ slug: 'accessible-from-the-starts' })
  },
}

export const LiveAndMoving: Story = {
  args: { liveSlug: 'accessible-from-the-start' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Live\. A change leaves a 301/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '-again')
    await expect(canvas.getByText(/^When this is published, \/en\/blog\/app\/accessible-from-the-start /)).toBeVisible()
  },
}

export const FromTheTitle: Story = { args: { value: { ...accessible, slug: '' } } }

export const Taken: Story = { args: { problems: { slug: 'This address belongs to another post.' } } }
