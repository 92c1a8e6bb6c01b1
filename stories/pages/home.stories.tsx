import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import { HomeBelow } from '#site/parts/home-below.tsx'
import { PageFrame } from '#ui/blocks/frame/page-frame.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'
import { SiteHeader } from '#ui/blocks/frame/site-header.tsx'

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  args: { onAboutPreview: fn(), children: <HomeBelow /> },
  decorators: [
    (Story) => (
      <PageFrame
        header={<SiteHeader path="/" languages={languages.map((language) => ({ language, href: `#/${language}/` }))} />}
        footer={<SiteFooter year={2026} />}
      >
        <Story />
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Work that lets the light in.' })).toBeVisible()
    await userEvent.hover(canvas.getByRole('link', { name: 'How we work' }))
    await waitFor(() => expect(args.onAboutPreview).toHaveBeenCalled())
  },
}

export const WithNewsletter: Story = {
  args: {
    children: (
      <HomeBelow
        newsletter={<p className="border border-line-strong border-dashed p-6 text-ink-soft">Newsletter form</p>}
      />
    ),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

export const Laptop: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } }

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } }
