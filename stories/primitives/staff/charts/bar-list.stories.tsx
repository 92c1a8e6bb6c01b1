import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarList, type BarRow } from '#ui/primitives/staff/charts/bar-list.tsx'

const rows: BarRow[] = [
  { id: 'unknown', label: 'Unknown', value: '4,828', change: '+21 %', share: 1, isHatched: true },
  { id: 'al', label: 'Albania', value: '76', change: '+25 %', share: 76 / 4828, href: '#al' },
  { id: 'de', label: 'Germany', value: '58', change: 'new', share: 58 / 4828, href: '#de', isChosen: true },
  {
    id: 'page',
    label: '/en/blog/app/a-performance-budget-that-survives-the-launch/',
    title: '/en/blog/app/a-performance-budget-that-survives-the-launch/',
    value: '1,204',
    change: '−6 %',
    share: 0.4,
    href: '#page',
  },
]

const meta = {
  id: 'primitives-staff-charts-bar-list',
  title: 'Primitives/Staff/Data/Bar list',
  component: BarList,
  args: { rows },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Numbers with names, each as long as it is great. **Do** say what is not known, hatched, above the others. **Don’t** leave out the numbers: the bars are for the eye alone.',
      },
    },
  },
} satisfies Meta<typeof BarList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Germany' })).toHaveAttribute('aria-current', 'true')
  },
}

export const Forced: Story = { globals: { colors: 'forced' } }

export const AllVariants: Story = {
  render: () => (
    <div className="grid gap-8">
      <BarList rows={rows} />
      <BarList rows={rows.slice(0, 2)} />
      <div className="w-64">
        <BarList rows={rows} />
      </div>
    </div>
  ),
}
