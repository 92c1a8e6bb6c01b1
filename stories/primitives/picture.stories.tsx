import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from '#ui/primitives/picture.tsx'

const meta = {
  id: 'primitives-picture',
  title: 'Primitives/Text and marks/Picture',
  component: Picture,
  args: {
    slug: 'founder',
    alt: 'A woman with round glasses in front of a wall that the evening sun lights up',
    sizes: '20rem',
    className: 'w-80 max-w-full',
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Do say with `sizes` how wide it is shown: the browser chooses the file by it.\n\nDo leave `alt` empty where the words beside it say the same.\n\nDon’t set `priority` on more than one picture a page.',
      },
    },
  },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Lazy: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /round glasses/ })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('width', '1200')
  },
}

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Cropped: Story = { args: { ratio: '16 / 9' } }

export const ByDayAndNight: Story = {
  args: { slug: 'home-hero', nightSlug: 'home-hero-night', alt: 'A hill town seen from an open window' },
  play: async ({ canvas }) => {
    // Two are in the page, one is shown.
    await expect(canvas.getAllByRole('img', { name: /hill town/ })).toHaveLength(1)
  },
}

export const ImageNotAvailable: Story = {
  args: { slug: 'no-such-picture', ratio: '4 / 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image not available')).toBeVisible()
    await expect(canvas.getByText(/round glasses/)).toBeInTheDocument()
  },
}

export const FailedToLoad: Story = {
  args: { ratio: '4 / 5' },
  play: async ({ canvas }) => {
    canvas.getByRole('img').dispatchEvent(new Event('error'))
    await expect(await canvas.findByText('Image not available')).toBeVisible()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid max-w-3xl gap-6 sm:grid-cols-3">
      <Picture {...args} priority className="w-full" />
      <Picture {...args} priority ratio="1 / 1" className="" />
      <Picture {...args} slug="no-such-picture" ratio="4 / 5" className="" />
    </div>
  ),
}
