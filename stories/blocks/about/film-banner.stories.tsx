import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { FilmBanner } from '#ui/blocks/about/film-banner.tsx'

const meta = {
  title: 'Blocks/About/Film banner',
  component: FilmBanner,
  parameters: {
    docs: {
      description: {
        component:
          'Do pass `isStill` for visitors who save data or want less motion.\n\nDon’t put words on the film: they belong in the pane before it.',
      },
    },
  },
} satisfies Meta<typeof FilmBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {
  args: { isStill: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dritare means window.' })).toBeVisible()
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
}

export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const film = canvasElement.querySelector('video')
    if (film) fireEvent.canPlay(film)
    await expect(await canvas.findByRole('button', { name: /the film/ })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('[data-state=playing] img')).toHaveStyle({ opacity: 0 }), {
      timeout: 5000,
    })
  },
}

export const Unsupported: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveTextContent('Your browser does not support the video tag.')
  },
}

export const Phone: Story = { args: { isStill: true }, globals: { viewport: { value: 'phone', isRotated: false } } }
