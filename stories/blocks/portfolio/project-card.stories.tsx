import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { liveProject, sampleProject } from '#stories/fixtures/projects.ts'
import { ProjectCard } from '#ui/blocks/portfolio/project-card.tsx'

const meta = {
  title: 'Blocks/Portfolio/Project card',
  component: ProjectCard,
  args: { project: sampleProject, onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Do write the summary as one sentence about the client’s world, not about ours.\n\nDon’t hide the mark of a sample. The shutters open on hover and focus; on touch they stand open.',
      },
    },
  },
  decorators: [(Story) => <div className="flex max-w-200 border border-line *:grow">{Story()}</div>],
} satisfies Meta<typeof ProjectCard>

export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Night train' }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('night-train'))
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Night train' })).toHaveFocus())
  },
}

export const OfAClient: Story = { args: { project: liveProject } }

export const PictureMissing: Story = {
  args: { project: { ...sampleProject, picture: { slug: 'not-drawn-yet', alt: 'A night train' } } },
}
