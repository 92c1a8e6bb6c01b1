import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProcessSlider } from '#ui/blocks/home/process-slider.tsx'

const meta = {
  title: 'Blocks/Home/Process slider',
  component: ProcessSlider,
  parameters: {
    docs: {
      description: {
        component:
          'Do keep the order: each door stands further open than the one before.\n\nDon’t use it for things without an order.',
      },
    },
  },
} satisfies Meta<typeof ProcessSlider>

export default meta
type Story = StoryObj<typeof meta>

export const FirstDoor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5)
  },
}

export const SecondDoor: Story = {
  // To unroll a page the camera resizes the window, and the row would roll on: it is taken as the window shows it.
  tags: ['scrolled'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
    const [, second] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(second).toHaveAttribute('data-current'))
    await waitFor(() => expect(second?.getBoundingClientRect().left).toBeLessThan(2))
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  },
}
