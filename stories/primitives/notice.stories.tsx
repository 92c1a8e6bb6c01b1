import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice, type NoticeTone } from '#ui/primitives/notice.tsx'

const texts: Record<NoticeTone, string> = {
  neutral: 'You are reading an older version of this document.',
  success: 'Your choices are saved.',
  danger: 'Two fields need another look.',
}

const meta = {
  id: 'primitives-notice',
  title: 'Primitives/Feedback/Notice',
  component: Notice,
  args: { children: texts.neutral },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A sentence about what just happened, where it happened. **Do** say what to do next. **Don’t** use it for what is wrong with one field (`FieldError`) or for what passes by itself (a toast).',
      },
    },
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.neutral)
  },
}

export const Success: Story = { args: { tone: 'success', children: texts.success } }

export const Danger: Story = {
  args: { tone: 'danger', children: texts.danger },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.danger)
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid max-w-140 gap-4">
      {(['neutral', 'success', 'danger'] as const).map((tone) => (
        <Notice key={tone} {...args} tone={tone}>
          {texts[tone]}
        </Notice>
      ))}
      <Notice tone="danger">
        The message could not be sent because the connection was lost. It is still in the form: send it again when you
        are back.
      </Notice>
    </div>
  ),
}
