import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { openingLanguage } from '#locales/opening-language.ts'
import { LanguageRedirect } from '#ui/blocks/frame/language-redirect.tsx'

const meta = {
  title: 'Blocks/Frame/Language redirect',
  component: LanguageRedirect,
  argTypes: { language: { control: 'select', options: languages } },
  args: { language: 'de' },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** pass the language that is being opened, not the one on screen. **Don’t** show it for a change that takes no new document.',
      },
    },
  },
} satisfies Meta<typeof LanguageRedirect>

export default meta
type Story = StoryObj<typeof meta>

export const ToGerman: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(openingLanguage.de)
  },
}

export const ToAlbanianOnAPhone: Story = {
  args: { language: 'sq' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('lang', 'sq')
  },
}
