import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApplicationStage } from '#ui/mails/application-stage.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Application stage',
  component: ApplicationStage,
  args: {
    kind: 'interview',
    name: 'Jonida Sample',
    opening: 'Frontend developer',
    words: 'Tuesday at three,\nor Thursday at ten?\n\nWe are in Tirana’s time zone.',
  },
  loaders: [({ args, globals }) => loadMail({ template: 'application-stage', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what was decided in the first sentence. **Don’t** give reasons that nobody wrote: the words between are those of staff.',
      },
    },
  },
} satisfies Meta<typeof ApplicationStage>

export default meta
type Story = StoryObj<typeof meta>

export const Interview: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText('Hello Jonida Sample,')).toBeVisible()
    await expect(mail.getByText(/Tuesday at three/)).toBeVisible()
  },
}

export const Hired: Story = { args: { kind: 'hired', words: '' } }

export const Declined: Story = {
  args: { kind: 'declined', opening: undefined, words: '' },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/deleted six months from now/)).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/or Thursday at ten/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}
