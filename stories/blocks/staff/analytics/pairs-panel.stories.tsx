import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, asTables, links } from '#stories/fixtures/staff/analytics.ts'
import { PairsPanel } from '#ui/blocks/staff/analytics/pairs-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Analytics/Pairs panel',
  component: PairsPanel,
  args: { pairs: analytics.languagePairs, clock: analytics, links, isSmall: false },
  parameters: {
    docs: {
      description: {
        component:
          'The language in which people read against the one their browser asked for. **Do** read it before translating anything. **Don’t** take it for where people live.',
      },
    },
  },
} satisfies Meta<typeof PairsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/of visits read in the language/)).toHaveTextContent('82%')
  },
}

export const AsTable: Story = { args: { links: asTables } }
