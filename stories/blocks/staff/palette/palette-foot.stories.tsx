import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaletteFoot } from '#ui/blocks/staff/palette/palette-foot.tsx'

const meta = {
  title: 'Blocks/Staff/Palette/Palette foot',
  component: PaletteFoot,
  decorators: [(Story) => <div className="max-w-180 bg-pane">{Story()}</div>],
  parameters: { docs: { description: { component: 'The keys of the palette, where there are keys.' } } },
} satisfies Meta<typeof PaletteFoot>

export default meta

export const Keys: StoryObj<typeof meta> = {}
