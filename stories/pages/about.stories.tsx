import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { AboutPage } from '#site/pages/about-page.tsx'
import { PageFrame } from '#ui/blocks/frame/page-frame.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'
import { SiteHeader } from '#ui/blocks/frame/site-header.tsx'

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  args: { isFilmStill: true },
  decorators: [
    (Story) => (
      <PageFrame
        header={
          <SiteHeader
            path="/about"
            languages={languages.map((language) => ({ language, href: `#/${language}/about/` }))}
          />
        }
        footer={<SiteFooter year={2026} />}
      >
        <Story />
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof AboutPage>

export default meta
type Story = StoryObj<typeof meta>

export const FilmStill: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dritare means window.' })).toBeVisible()
    await expect(canvas.getByText('Sample person')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start a project' })).toHaveAttribute('href', '/contact')
  },
}

export const WithFilm: Story = { args: { isFilmStill: false } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
}

export const Laptop: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } }

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } }
