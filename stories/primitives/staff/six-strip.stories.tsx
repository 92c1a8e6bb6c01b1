import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'

const meta = {
  id: 'primitives-staff-six-strip',
  title: 'Primitives/Staff/Data/Six strip',
  component: SixStrip,
  args: { states: { en: 'live', de: 'live', it: 'scheduled', sq: 'asks' } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Six languages of a day, an issue or a person, in the order of the site. **Do** name the languages in `label` or beside it. **Don’t** sort them.',
      },
    },
  },
} satisfies Meta<typeof SixStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Panes: Story = {
  args: { label: 'Live in English and German, scheduled in Italian; Albanian asks for you' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: String(args.label) })).toBeVisible()
  },
}

export const Glyphs: Story = { args: { variant: 'glyphs' } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-5">
      <SixStrip {...args} />
      <SixStrip states={{ en: 'live', sq: 'stale', de: 'scheduled', es: 'asks', it: 'shut', fr: 'draft' }} />
      <SixStrip
        variant="glyphs"
        states={{ en: 'live', sq: 'stale', de: 'scheduled', es: 'asks', it: 'shut', fr: 'draft' }}
      />
      <SixStrip states={{}} />
      <p className="bg-ink px-4 py-2 panes-on-ink">
        <SixStrip {...args} />
      </p>
    </div>
  ),
}
