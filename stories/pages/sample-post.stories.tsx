import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SamplePostPage } from '#site/pages/sample-post-page.tsx'
import { topics } from '#stories/fixtures/blog.ts'

const meta = {
  title: 'Pages/Sample post',
  component: SamplePostPage,
  args: {
    topics,
    share: { address: 'https://dritare.example/en/sample-post/', onCopy: fn(async () => {}) },
  },
} satisfies Meta<typeof SamplePostPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A sample of everything' })).toBeVisible()
  },
}
