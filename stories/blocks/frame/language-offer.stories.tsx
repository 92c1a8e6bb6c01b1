import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { declineOffer, languageOffer } from '#locales/language-offer.ts'
import { languages } from '#locales/languages.ts'
import { LanguageOffer } from '#ui/blocks/frame/language-offer.tsx'

const meta = {
  title: 'Blocks/Frame/Language offer',
  component: LanguageOffer,
  render: (args) => (
    <div className="min-h-80 p-gutter text-ink-soft">
      Page
      <div role="status">
        <LanguageOffer {...args} />
      </div>
    </div>
  ),
  argTypes: { language: { control: 'select', options: languages } },
  args: { language: 'de', href: '#', onAnswer: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** pass the language to come, whose words it speaks. **Don’t** show it where the address has no prefix: there the language simply comes.',
      },
      story: { inline: false, height: '320px' },
    },
  },
} satisfies Meta<typeof LanguageOffer>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: languageOffer.de }))
    await expect(args.onAnswer).toHaveBeenCalledWith('de')
  },
}

export const Declined: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: declineOffer }))
    await expect(args.onAnswer).toHaveBeenCalledWith('en')
  },
}

export const AlbanianOnAPhone: Story = {
  args: { language: 'sq' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('lang', 'sq')
  },
}
