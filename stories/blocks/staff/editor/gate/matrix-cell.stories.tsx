import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { germanLooks, spanishStops } from '#stories/fixtures/staff/gate.ts'
import { MatrixCell } from '#ui/blocks/staff/editor/gate/matrix-cell.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Matrix cell',
  component: MatrixCell,
  args: {
    language: 'de',
    check: 'lengths',
    column: 1,
    isWritten: true,
    isSource: false,
    isChosen: true,
    isAnswered: true,
    found: [],
  },
  parameters: { docs: { description: { component: 'One check in one language. Its name says all in words.' } } },
  decorators: [
    (Story) => (
      <GridPart role="grid" aria-label="Checks" className="w-20 border">
        <GridPart role="row">
          <Story />
        </GridPart>
      </GridPart>
    ),
  ],
} satisfies Meta<typeof MatrixCell>

export default meta
type Story = StoryObj<typeof meta>

export const InOrder: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Deutsch, Lengths: in order')).toBeInTheDocument(),
}

export const WorthALook: Story = { args: { found: germanLooks.slice(0, 1) } }

export const Stops: Story = { args: { found: [spanishStops] } }

export const Checking: Story = { args: { isAnswered: false } }

export const Shut: Story = { args: { isChosen: false, found: germanLooks } }

export const NotWritten: Story = { args: { isWritten: false } }

export const Source: Story = { args: { check: 'source', isSource: true } }
