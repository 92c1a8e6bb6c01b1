import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalDocument } from '#ui/blocks/legal/legal-document.tsx'

const meta = {
  title: 'Blocks/Legal/Legal document',
  component: LegalDocument,
  args: {
    title: 'House rules',
    intro: 'A short document with every kind of section.',
    effective: '2026-11-20',
    updated: '2026-11-20',
    links: { mail: 'mailto:hello@dritare.example' },
    sections: [
      {
        id: 'light',
        title: 'Light',
        paragraphs: [
          'The window is cleaned before anything else.',
          'Questions go to <mail>hello@dritare.example</mail>.',
        ],
      },
      { id: 'air', title: 'Air', list: ['Open in the morning.', 'Shut in a storm.', 'Never painted shut.'] },
      {
        id: 'hours',
        title: 'Hours',
        paragraphs: ['Shutters follow the sun.'],
        table: {
          caption: 'Shutters',
          columns: ['Season', 'Open', 'Shut'],
          rows: [
            ['Summer', 'Six in the morning', 'Noon, and again at ten in the evening'],
            ['Winter', 'Eight in the morning', 'Five in the afternoon'],
          ],
        },
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Do write sections that can be cited by their number. Do keep the ids: they are addresses.\n\nDon’t hide anything behind a fold. It prints without the contents and the site’s frame.',
      },
    },
  },
} satisfies Meta<typeof LegalDocument>

export default meta
type Story = StoryObj<typeof meta>

export const EveryKindOfSection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '2. Air' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'hello@dritare.example' })).toBeVisible()
  },
}
