import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Tabs, TabsContent, TabsList, type TabsProps, TabsTrigger } from '#ui/primitives/tabs.tsx'

const views = [
  ['day', 'By day', 'Twelve messages came in today.'],
  ['week', 'By week', 'Sixty-one messages came in this week.'],
  ['year', 'By year', 'Nobody has counted the year yet.'],
] as const

function Views(props: TabsProps) {
  return (
    <Tabs {...props}>
      <TabsList aria-label="Period">
        {views.map(([value, title]) => (
          <TabsTrigger key={value} value={value} disabled={value === 'year'}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      {views.map(([value, , text]) => (
        <TabsContent key={value} value={value}>
          {text}
        </TabsContent>
      ))}
    </Tabs>
  )
}

const meta = {
  id: 'primitives-tabs',
  title: 'Primitives/Navigation/Tabs',
  component: Tabs,
  args: { defaultValue: 'day' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Views of one thing, one seen at a time.

**Do** keep labels to one or two words and the number to five. **Do** name the list with \`aria-label\`.

**Don’t** use tabs for steps, for navigation between pages, or for what people want to compare.`,
      },
    },
  },
  render: (args) => <Views {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'By day' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'By day' })).toBeVisible()
  },
}

export const SecondChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'By week' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'By week' })).toBeVisible())
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-12">
      <Views {...args} />
      <Views {...args} orientation="vertical" defaultValue="week" />
      <div className="max-w-64">
        <Views {...args} />
      </div>
    </div>
  ),
}
