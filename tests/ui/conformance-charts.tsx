import { BarList } from '#ui/primitives/staff/charts/bar-list.tsx'
import { Funnel } from '#ui/primitives/staff/charts/funnel.tsx'
import { HundredPanes } from '#ui/primitives/staff/charts/hundred-panes.tsx'
import { NotesChart } from '#ui/primitives/staff/charts/notes-chart.tsx'
import { ShareBar, ShareKey } from '#ui/primitives/staff/charts/share-bar.tsx'
import type { Row } from './conformance-row.ts'

/** Charts of the dashboard. */
export const chartRows: Record<string, Row> = {
  BarList: {
    element: (probe) => <BarList rows={[{ id: 'a', label: '/en/', value: '12', share: 1 }]} {...probe} />,
  },
  Funnel: { element: (probe) => <Funnel steps={[{ id: 'a', name: 'seen', value: '12', share: 1 }]} {...probe} /> },
  HundredPanes: { element: (probe) => <HundredPanes parts={[{ look: 'lit', count: 100 }]} {...probe} /> },
  NotesChart: {
    element: (probe) => (
      <NotesChart
        label="Visitors"
        points={[{ name: '1 May', short: '1 May' }]}
        lines={[{ name: 'Visitors', values: [3], look: 'main' }]}
        write={String}
        hint="Arrow keys"
        {...probe}
      />
    ),
  },
  ShareBar: { element: (probe) => <ShareBar parts={[{ look: 'solid', count: 1 }]} {...probe} /> },
  ShareKey: { element: (probe) => <ShareKey names={[{ look: 'solid', name: 'good' }]} {...probe} /> },
}
