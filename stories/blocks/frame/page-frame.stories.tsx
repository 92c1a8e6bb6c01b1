import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PageFrame } from '#ui/blocks/frame/page-frame.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'
import { SiteHeader } from '#ui/blocks/frame/site-header.tsx'

const meta = {
  title: 'Blocks/Frame/Page frame',
  component: PageFrame,
  args: {
    header: <SiteHeader path="/" languages={[{ language: 'en', href: '#' }]} />,
    footer: <SiteFooter year={2026} />,
    children: <p className="grow p-gutter">The page hangs here.</p>,
  },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** hang every public page in it: skip link, header, main and footer come with it. **Don’t** use it for the admin area, which has its own frame.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const AroundAPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('The page hangs here.')
  },
}

export const SkipLinkFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus())
  },
}
