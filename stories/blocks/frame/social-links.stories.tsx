import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brand } from '#locales/brand.ts'
import { SocialLinks } from '#ui/blocks/frame/social-links.tsx'

const meta = {
  title: 'Blocks/Frame/Social links',
  component: SocialLinks,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**Do** keep the order of the brand file. **Don’t** colour the signs like the networks do: they are guests here.',
      },
    },
  },
} satisfies Meta<typeof SocialLinks>

export default meta
type Story = StoryObj<typeof meta>

export const FourNetworks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
      brand.social.map(({ network }) => network),
    )
  },
}
