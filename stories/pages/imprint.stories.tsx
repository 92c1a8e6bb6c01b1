import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImprintPage } from '#site/pages/imprint-page.tsx'

const meta = {
  title: 'Pages/Imprint',
  component: ImprintPage,
  args: { isSample: true },
} satisfies Meta<typeof ImprintPage>

export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Sample/)
    await expect(canvas.getByText(/^Represented by: \S/)).toBeVisible()
  },
}

export const FilledIn: Story = {
  args: { isSample: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}
