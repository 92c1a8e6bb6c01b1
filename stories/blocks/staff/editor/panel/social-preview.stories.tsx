import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

/** As the site draws it; where that does not come, from the picture. */
export const NotDrawn: Story = {
  args: { shareImage: 'data:image/jpeg;base64,AA==' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toContain('/pictures/'))
  },
}

export const NothingYet: Story = { args: { title: '', slug: '', picture: undefined } }
