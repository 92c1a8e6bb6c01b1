import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkedText } from '#ui/blocks/frame/linked-text.tsx'

const meta = {
  title: 'Blocks/Frame/Linked text',
  component: LinkedText,
  args: { text: 'Write to <mail>us</mail> or read the <gdpr>rules</gdpr>.', links: { mail: '#mail', gdpr: '#gdpr' } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do use it where the words of a text lead somewhere.\n\nDon’t use it for other tags: `tagged` makes those into any element.',
      },
    },
  },
} satisfies Meta<typeof LinkedText>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'us' })).toHaveAttribute('href', '#mail')
    await expect(canvas.getByRole('link', { name: 'rules' })).toHaveAttribute('href', '#gdpr')
  },
}

export const UnknownTag: Story = {
  args: { links: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Write to us or read the rules.')).toBeVisible()
  },
}
