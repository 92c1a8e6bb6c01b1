import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OpeningStrip } from '#ui/blocks/staff/openings/opening-strip.tsx'

const meta = {
  title: 'Blocks/Staff/Openings/Opening strip',
  component: OpeningStrip,
  args: { kind: 'conflict', by: { name: 'Mira Muster', when: 'today 09:12' }, dropHref: '#drop' },
  parameters: {
    docs: { description: { component: 'Somebody else was there. **Do** say first that nothing typed is lost.' } },
  },
} satisfies Meta<typeof OpeningStrip>

export default meta
type Story = StoryObj<typeof meta>

export const TwoWroteAtOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Mira Muster saved this opening today 09:12')
  },
}

export const Deleted: Story = {
  args: { kind: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All openings' })).toHaveAttribute('href', '#drop')
  },
}

/** After the browser has lost the tab. */
export const BroughtBack: Story = {
  args: { kind: 'kept', when: 'today 09:12', onDrop: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('What was typed here today 09:12 is back.')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }))
    await expect(args.onDrop).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
