import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PortfolioPage } from '#site/pages/portfolio-page.tsx'

const meta = {
  title: 'Pages/Portfolio',
  component: PortfolioPage,
  args: { onProjectChange: fn() },
} satisfies Meta<typeof PortfolioPage>

export default meta
type Story = StoryObj<typeof meta>

export const AllWork: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Sample project$/)).toHaveLength(8)
  },
}

export const OneCategory: Story = {
  args: { category: 'branding' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((card) => card.querySelector('h2 button')?.textContent)).toEqual([
      'Olive press',
      'Paper mill',
    ])
  },
}

export const ProjectOpened: Story = {
  args: { project: 'bee-atlas' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Bee atlas' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onProjectChange).toHaveBeenCalledWith(undefined))
  },
}
