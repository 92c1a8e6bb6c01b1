import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asideMessage } from '#stories/fixtures/staff/messages.ts'
import { MessageBody } from '#ui/blocks/staff/messages/message-body.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message body',
  component: MessageBody,
  args: { text: asideMessage.message, language: 'de' },
  parameters: {
    layout: 'padded',
    docs: { description: { component: '**Don’t** make anything of it a link: it is somebody else’s text.' } },
  },
} satisfies Meta<typeof MessageBody>

export default meta
type Story = StoryObj<typeof meta>

export const WithAddresses: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://hafenkalender.example')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Markup: Story = { args: { text: '<b>bold</b> <script>alert(1)</script>', language: 'en' } }
