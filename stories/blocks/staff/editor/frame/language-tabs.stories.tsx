import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { editorPanes } from '#stories/fixtures/staff/editor.ts'
import { LanguageTabs } from '#ui/blocks/staff/editor/frame/language-tabs.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Language tabs',
  component: LanguageTabs,
  args: { panes: editorPanes, current: 'en', source: 'en', hrefFor: (language) => `#${language}`, clock },
  parameters: { docs: { description: { component: 'The six languages of a post, each with how it stands.' } } },
} satisfies Meta<typeof LanguageTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Mixed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('English')
    await expect(canvas.getByRole('link', { name: /Italiano: draft, 2 paragraphs behind/ })).toBeVisible()
  },
}

export const NothingYet: Story = { args: { panes: {}, current: 'de', source: 'de' } }

export const German: Story = { globals: { locale: 'de' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
