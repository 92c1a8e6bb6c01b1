import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, type BadgeTone } from '#ui/primitives/badge.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const texts: Record<BadgeTone, string> = {
  neutral: 'Draft',
  ink: 'Web design',
  signal: 'New',
  sky: 'Scheduled',
  success: 'Published',
  danger: 'Failed',
}

const meta = {
  id: 'primitives-badge',
  title: 'Primitives/Data/Badge',
  component: Badge,
  args: { children: texts.neutral },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A word about the thing beside it. **Do** choose the word first, the tone second. **Don’t** make it clickable, and don’t show more than one `signal` on a screen.',
      },
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toHaveAttribute('data-tone', 'neutral')
  },
}

export const Ink: Story = { args: { tone: 'ink', children: texts.ink } }
export const Signal: Story = { args: { tone: 'signal', children: texts.signal } }
export const Sky: Story = { args: { tone: 'sky', children: texts.sky } }
export const Success: Story = { args: { tone: 'success', children: texts.success } }
export const Danger: Story = { args: { tone: 'danger', children: texts.danger } }

export const WithIcon: Story = {
  args: {
    tone: 'sky',
    children: (
      <>
        <Icon name="clock" className="size-3.5" /> 6 minutes
      </>
    ),
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {(['neutral', 'ink', 'signal', 'sky', 'success', 'danger'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {texts[tone]}
        </Badge>
      ))}
      <Badge tone="success">
        <Icon name="check" className="size-3.5" /> Sent
      </Badge>
    </div>
  ),
}
