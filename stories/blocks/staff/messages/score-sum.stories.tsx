import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asideMessage, openMessage } from '#stories/fixtures/staff/messages.ts'
import { ScoreSum } from '#ui/blocks/staff/messages/score-sum.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Score sum',
  component: ScoreSum,
  args: { score: asideMessage.score, sources: asideMessage.sources, quarantinedBelow: 0.5 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScoreSum>

export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Four links or more in the text')).toBeVisible()
    await expect(canvas.getByText('-0.35')).toBeVisible()
  },
}

export const Through: Story = { args: { score: 1, sources: openMessage.sources } }

export const OtherSigns: Story = {
  args: {
    score: 0,
    sources: [
      { source: 'start', effect: 0.7 },
      { source: 'recaptcha-bad: hostname', effect: -0.6 },
      { source: 'phrase-seo-weak', effect: -0.1 },
      { source: 'a-later-one', effect: -0.2 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('reCAPTCHA refused the token (hostname)')).toBeVisible()
    await expect(canvas.getByText('Another sign: a-later-one')).toBeVisible()
  },
}

export const Unscored: Story = { args: { score: null } }
