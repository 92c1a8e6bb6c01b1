import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Faq } from '#ui/blocks/forms/faq.tsx'

const meta = {
  title: 'Blocks/Forms/FAQ',
  component: Faq,
  parameters: {
    docs: {
      description: {
        component:
          'Do answer in one or two sentences, with what the specification promises.\n\nDon’t promise more here than in the contract. It is made of the browser’s own details, so it opens without scripts and a search in the page finds the answers.',
      },
    },
  },
} satisfies Meta<typeof Faq>

export default meta
type Story = StoryObj<typeof meta>

export const Shut: Story = {}

export const OneOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How do I pay?'))
    await waitFor(() => expect(canvas.getByText(/20–40% upfront/)).toBeVisible())
  },
}

export const PriceOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What does a website cost?'))
    await waitFor(() => expect(canvas.getByText(/from €1,500, web development from €3,000/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: /^What a website costs/ })).toBeVisible()
  },
}
