import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactDetails } from '#ui/blocks/forms/contact-details.tsx'

const meta = {
  title: 'Blocks/Forms/Contact details',
  component: ContactDetails,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do keep it beside the form: some people would rather write from their own mail.\n\nDon’t put a telephone number here that nobody answers. Address and networks come from locales/brand.ts.',
      },
    },
  },
} satisfies Meta<typeof ContactDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:hello@dritare.example')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Narrow: Story = { decorators: [(Story) => <div className="max-w-72">{Story()}</div>] }
