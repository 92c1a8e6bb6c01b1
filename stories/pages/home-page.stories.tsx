import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import { PageFrame } from '#ui/blocks/page-frame.tsx'
import { SiteFooter } from '#ui/blocks/site-footer.tsx'
import { SiteHeader } from '#ui/blocks/site-header.tsx'

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  args: { onAboutPreview: fn() },
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

export const Ready: Story = {}
