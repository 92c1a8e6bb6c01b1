import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { liveProject, sampleProject } from '#stories/fixtures/projects.ts'
import { ProjectModal } from '#ui/blocks/portfolio/project-modal.tsx'

const meta = {
  title: 'Blocks/Portfolio/Project modal',
  component: ProjectModal,
  args: { project: sampleProject, open: true, onOpenChange: fn() },
  parameters: {
    docs: {
      // An open one would cover the page, so each has its own frame.
      story: { inline: false, height: '720px' },
      description: {
        component:
          'Do keep the details to three sentences. Do give the address once the project is live.\n\nDon’t link a sample to anything.',
      },
    },
  },
} satisfies Meta<typeof ProjectModal>

export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Night train' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const Live: Story = {
  args: { project: liveProject },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Live view/ })).toHaveAttribute('target', '_blank')
  },
}

export const LongWords: Story = {
  args: {
    project: {
      ...liveProject,
      title: 'Verkehrsverbundfahrplanauskunft',
      details: `${liveProject.details} `.repeat(4),
      technologies: [
        'React Native',
        'SQLite',
        'Node.js',
        'TypeScript',
        'PostgreSQL',
        'OpenSearch',
        'Docker',
        'MapLibre',
      ],
    },
  },
}

export const PictureMissing: Story = {
  args: { project: { ...sampleProject, picture: { slug: 'not-drawn-yet', alt: 'A night train' } } },
}
