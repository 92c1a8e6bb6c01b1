import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
