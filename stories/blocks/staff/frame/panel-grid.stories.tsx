import type { Meta, StoryObj } from '@storybook/react-vite'
import { analytics, links } from '#stories/fixtures/staff/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { ReachPanel } from '#ui/blocks/staff/analytics/reach-panel.tsx'
import { PanelGrid } from '#ui/blocks/staff/frame/panel-grid.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Panel grid',
  component: PanelGrid,
  decorators: [(Story) => <div className="@container text-sm">{Story()}</div>],
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          'Panels in as many columns as there is room for. **Do** put last what can be wide. **Don’t** leave a pane empty: the last panel takes the rest of its line.',
      },
    },
  },
} satisfies Meta<typeof PanelGrid>

export default meta
type Story = StoryObj<typeof meta>

const others = [
  { name: 'pages', title: 'Pages' },
  { name: 'channels', title: 'From where' },
  { name: 'languages', title: 'Languages' },
  { name: 'devices', title: 'Devices' },
] as const

function panels(count: number) {
  return (
    <>
      {others.slice(0, count - 1).map((panel) => (
        <AnalyticsPanel key={panel.name} {...panel} links={links} sentence="What it shows." />
      ))}
      <ReachPanel analytics={analytics} links={links} />
    </>
  )
}

export const Two: Story = { args: { children: panels(2) } }

export const Three: Story = { args: { children: panels(3) } }

export const Four: Story = { args: { children: panels(4) } }

export const Five: Story = { args: { children: panels(5) } }
