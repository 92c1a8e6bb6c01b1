import type { Meta, StoryObj } from '@storybook/react-vite'
import { pairs } from '#stories/fixtures/staff/translation.ts'
import { PairRow } from '#ui/blocks/staff/editor/pairs/pair-row.tsx'

const [same, , heading, , changed] = pairs
const fresh = pairs.find(({ state }) => state === 'new')
const gone = pairs.find(({ state }) => state === 'gone')

const meta = {
  title: 'Blocks/Staff/Editor/Pairs/Pair row',
  component: PairRow,
  decorators: [
    (Story) => (
      <ol className="max-w-2xl">
        <Story />
      </ol>
    ),
  ],
  args: { pair: same ?? { state: 'same' }, number: 1, language: 'en' },
  parameters: { docs: { description: { component: 'A paragraph of the source, and how it stands.' } } },
} satisfies Meta<typeof PairRow>

export default meta
type Story = StoryObj<typeof meta>

export const Same: Story = {}

export const Changed: Story = { args: { pair: changed ?? { state: 'same' }, number: 5, isCurrent: true } }

export const New: Story = { args: { pair: fresh ?? { state: 'same' }, number: 10 } }

export const Gone: Story = { args: { pair: gone ?? { state: 'same' }, number: 9 } }

export const Heading: Story = { args: { pair: heading ?? { state: 'same' }, number: 3 } }
