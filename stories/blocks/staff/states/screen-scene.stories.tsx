import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

const meta = {
  title: 'Blocks/Staff/States/Screen scene',
  component: ScreenScene,
  args: {
    title: 'Nobody waits.',
    text: 'The slowest answer took 21 hours, half of them less than 6 h 20. Promised are 24.',
    scene: 'scene-thank-you',
    actions: (
      <DeedButton>
        <StaffIcon name="check" className="size-4" /> Read the answered ones
      </DeedButton>
    ),
    className: 'min-h-116',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A screen without what it is for: empty, nothing found. **Do** say what is so, with a figure, and offer one way on. **Don’t** excuse yourself, and don’t celebrate.',
      },
    },
  },
} satisfies Meta<typeof ScreenScene>

export default meta
type Story = StoryObj<typeof meta>

export const EmptyTheGoodKind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nobody waits.' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: {
    title: 'The first one is the hardest.',
    text: 'It needs a title and nothing more. Five languages can follow when the first is right.',
    scene: 'scene-empty',
  },
}

export const NothingFound: Story = {
  args: {
    title: 'No post says “perfromance”.',
    text: 'Did you mean performance? One title, four texts.',
    scene: undefined,
    actions: <DeedButton>Look in the log as well</DeedButton>,
    className: '',
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
