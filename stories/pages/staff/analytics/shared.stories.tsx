import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { SharedPage } from '#site/pages/staff/analytics/shared-page.tsx'
import { sharedNumbers } from '#stories/fixtures/staff/analytics-groups.ts'
import { sharedLinks } from '#stories/fixtures/staff/segments.ts'
import { SharedFrame } from '#ui/blocks/staff/segments/shared-frame.tsx'

const meta = {
  title: 'Pages/Staff/Analytics/Shared',
  component: SharedPage,
  decorators: [
    (Story) => (
      <SharedFrame
        languages={languages.map((language) => ({ language, href: `?language=${language}` }))}
        theme={{ theme: 'system', onThemeChange: fn() }}
      >
        {Story()}
      </SharedFrame>
    ),
  ],
  args: {
    shared: { ...sharedNumbers, name: 'For the museum', expiresAt: Date.parse('2026-12-02T12:00:00Z') },
    links: sharedLinks,
  },
} satisfies Meta<typeof SharedPage>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('For the museum')
  },
}

export const Gone: Story = { args: { shared: null } }

export const German: Story = { globals: { locale: 'de', theme: 'night' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
