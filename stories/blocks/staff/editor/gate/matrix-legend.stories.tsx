import type { Meta, StoryObj } from '@storybook/react-vite'
import { MatrixLegend } from '#ui/blocks/staff/editor/gate/matrix-legend.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Matrix legend',
  component: MatrixLegend,
  parameters: { docs: { description: { component: 'What the panes of the checks say, once in words.' } } },
} satisfies Meta<typeof MatrixLegend>

export default meta

export const All: StoryObj<typeof meta> = {}
