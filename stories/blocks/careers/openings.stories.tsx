import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { openings } from '#stories/fixtures/openings.ts'
import { Openings } from '#ui/blocks/careers/openings.tsx'

const meta = {
  title: 'Blocks/Careers/Openings',
  component: Openings,
  args: { openings, applyHref: '#apply' },
  parameters: {
    docs: {
      description: {
        component:
          'Do keep the open application beside the list, also when there is one.\n\nDon’t keep a position on the list that is filled.',
      },
    },
  },
} satisfies Meta<typeof Openings>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeOpenings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply for this Frontend developer' })).toHaveAttribute(
      'href',
      '#apply',
    )
  },
}

export const OneOpening: Story = {
  args: { openings: openings.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'What you will do' })).toBeVisible()
  },
}

export const NoOpenings: Story = {
  args: { openings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No openings right now.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply without an opening' })).toBeVisible()
  },
}

export const NotFetched: Story = {
  args: { openings: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The openings did not arrive.')).toBeVisible()
  },
}
