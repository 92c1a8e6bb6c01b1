import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { HomeHero } from '#ui/blocks/home/home-hero.tsx'

const meta = {
  title: 'Blocks/Home/Home hero',
  component: HomeHero,
  args: { onPreview: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Do keep one word of the headline in signal, and one pane filled.\n\nDon’t put anything above it but the header.',
      },
    },
  },
} satisfies Meta<typeof HomeHero>

export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Work that lets the light in.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start a project' })).toHaveAttribute('href', '/contact')
  },
}

export const AboutPreviewed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'How we work' }))
    await waitFor(() => expect(args.onPreview).toHaveBeenCalled())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
