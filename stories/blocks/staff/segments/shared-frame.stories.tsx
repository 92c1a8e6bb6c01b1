import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { SharedFrame } from '#ui/blocks/staff/segments/shared-frame.tsx'
import { SharedGone } from '#ui/blocks/staff/segments/shared-gone.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/Shared frame',
  component: SharedFrame,
  args: {
    languages: languages.map((language) => ({ language, href: `?language=${language}` })),
    theme: { theme: 'system', onThemeChange: fn() },
    children: <SharedGone />,
  },
  parameters: {
    docs: {
      description: {
        component: 'Around numbers that somebody sees who is no colleague. **Don’t** show a way further in.',
      },
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof SharedFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Gone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  },
}
