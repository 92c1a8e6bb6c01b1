import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fresh, museum, ramp } from '#stories/fixtures/staff/pictures.ts'
import { PictureWords } from '#ui/blocks/staff/pictures/picture-words.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture words',
  component: PictureWords,
  args: { values: ramp },
  decorators: [(Story) => <form className="w-82 max-w-full">{Story()}</form>],
  parameters: {
    layout: 'padded',
    docs: {
      description: { component: 'What a picture shows, in six languages, or that it is decorative.' },
    },
  },
} satisfies Meta<typeof PictureWords>

export default meta
type Story = StoryObj<typeof meta>

export const OneMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('textbox', { name: 'Italiano' })).toHaveValue('')
  },
}

export const Fresh: Story = {
  args: {
    values: fresh,
    errors: { alt: 'Please say in at least one language what it shows, or mark it as decorative.' },
  },
}

export const Decorative: Story = { args: { values: museum } }
