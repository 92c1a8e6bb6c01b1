import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MatchedText } from '#ui/blocks/staff/palette/matched-text.tsx'

const meta = {
  title: 'Blocks/Staff/Palette/Matched text',
  component: MatchedText,
  args: { text: 'A performance budget that survives the launch', query: 'perf' },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'Says by a line under the letters why something was found.' } },
  },
} satisfies Meta<typeof MatchedText>

export default meta
type Story = StoryObj<typeof meta>

export const OneWord: Story = {
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['perf'])
  },
}

export const AccentsDoNotMatter: Story = {
  args: { text: 'Çështja e përkthimit në Shqipëri', query: 'cesht shqiperi' },
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Çësht',
      'Shqipëri',
    ])
  },
}

export const NoMatch: Story = { args: { query: 'zebra' } }
