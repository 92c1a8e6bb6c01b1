import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OutcomeScene } from '#ui/blocks/frame/outcome-scene.tsx'
import { Button } from '#ui/primitives/button.tsx'

const meta = {
  title: 'Blocks/Frame/Outcome scene',
  component: OutcomeScene,
  args: {
    title: 'Thank you. It is here.',
    intro: 'Your message has arrived.',
    picture: { slug: 'scene-thank-you', alt: 'An open window' },
    children: (
      <p className="bg-paper px-gutter py-8">
        <Button variant="solid">Return home</Button>
      </p>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Do say what came of it in the title and what to do next below.\n\nDon’t blame, and don’t leave anyone without a way on. Its children are rows on paper, divided by lines.',
      },
    },
  },
} satisfies Meta<typeof OutcomeScene>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { isOpening: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Shut: Story = {
  args: {
    title: 'This window is closed.',
    intro: 'There is no page at this address.',
    picture: { slug: 'scene-not-found', alt: 'Closed shutters' },
  },
}

export const LongGermanWord: Story = { args: { title: 'Nachrichtenübermittlungsfehler', intro: 'Ein langes Wort.' } }
