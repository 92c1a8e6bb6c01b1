import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'

const meta = {
  title: 'Blocks/Frame/Page heading',
  component: PageHeading,
  args: { title: 'Tell us what you see.', intro: 'A few lines are enough.' },
  parameters: {
    docs: {
      description: {
        component:
          'Do use it once a page: it holds the h1. Do keep the title to four or five words.\n\nDon’t put controls into it.',
      },
    },
  },
} satisfies Meta<typeof PageHeading>

export default meta
type Story = StoryObj<typeof meta>

export const WithIntro: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tell us what you see.' })).toBeVisible()
  },
}

export const TitleOnly: Story = { args: { intro: undefined } }

export const LongGerman: Story = {
  args: {
    title: 'Erzählen Sie uns, was Sie sehen.',
    intro:
      'Ein paar Zeilen genügen. Gelesen werden sie von jemandem, der die Arbeit macht, nicht von einer Vertriebsabteilung.',
  },
}
