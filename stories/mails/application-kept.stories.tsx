import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApplicationKept } from '#ui/mails/application-kept.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Application kept',
  component: ApplicationKept,
  args: {
    ground: 'consent',
    name: 'Jonida Sample',
    opening: 'Frontend developer',
    until: Date.UTC(2027, 11, 1, 12),
  },
  loaders: [({ args, globals }) => loadMail({ template: 'application-kept', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** name the new day and how to end it. **Don’t** repeat what colleagues wrote as the reason: it stays among staff.',
      },
    },
  },
} satisfies Meta<typeof ApplicationKept>

export default meta
type Story = StoryObj<typeof meta>

export const Consent: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/^As you agreed, we keep .* until 1 December 2027/)).toBeVisible()
    await expect(mail.getByText(/take that back at any time/)).toBeVisible()
  },
}

export const Claim: Story = {
  args: { ground: 'claim', opening: undefined },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/a legal claim/)).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/take that back at any time/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}
