import type { Meta, StoryObj } from '@storybook/react-vite'
import { accessible, rampPicture } from '#stories/fixtures/staff/post-fields.ts'
import { SocialPreview } from '#ui/blocks/staff/editor/panel/social-preview.tsx'
import { inPanel } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Social preview',
  component: SocialPreview,
  decorators: [inPanel],
  args: { language: 'en', title: accessible.title, slug: accessible.picture, picture: rampPicture },
  parameters: { docs: { description: { component: 'Roughly as social networks set a link.' } } },
} satisfies Meta<typeof SocialPreview>

export default meta
type Story = StoryObj<typeof meta>

export const FromThePicture: Story = {}

export const NothingYet: Story = { args: { title: '', slug: '', picture: undefined } }
