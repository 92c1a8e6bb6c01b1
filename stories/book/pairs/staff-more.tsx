import { BarList } from '#ui/primitives/staff/charts/bar-list.tsx'
import { Funnel } from '#ui/primitives/staff/charts/funnel.tsx'
import { HundredPanes } from '#ui/primitives/staff/charts/hundred-panes.tsx'
import { ShareBar, ShareKey } from '#ui/primitives/staff/charts/share-bar.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'
import { PaneWall } from '#ui/primitives/staff/pane-wall.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'
import { Tick } from '#ui/primitives/staff/tick.tsx'
import { TwinSwitch } from '#ui/primitives/staff/twin-switch.tsx'
import type { Pairs } from './pair.ts'

const week = [2, 1, 3, 0, 4, 1, 2]
const wall = Array.from({ length: 24 }, (_, pane) => (pane < 17 ? ('lit' as const) : ('dark' as const)))
const shares = [
  { look: 'solid', count: 60 },
  { look: 'hatched', count: 40 },
] as const
const labels = { chart: 'Chart', table: 'Table' }

/** Of what only staff see: drawings of numbers, and what opens. */
export const staffMore: Pairs = {
  'ui/primitives/staff/pane-chart.tsx': {
    good: {
      says: 'The sum in words: the panes are for the eye.',
      picture: (
        <span className="flex items-end gap-4">
          <PaneChart columns={week} rows={4} now={6} /> 13 messages this week
        </span>
      ),
    },
    bad: {
      says: 'More rows than can be counted.',
      picture: <PaneChart columns={[12, 9, 14, 3, 11, 7, 13]} rows={14} now={6} />,
    },
  },
  'ui/primitives/staff/pane-wall.tsx': {
    good: {
      says: 'How many of how many, in words as well.',
      picture: (
        <span className="grid gap-3">
          <PaneWall panes={wall} className="w-64 max-w-full" /> 17 of 24 checks pass
        </span>
      ),
    },
    bad: { says: 'Is that good?', picture: <PaneWall panes={wall} className="w-64 max-w-full" /> },
  },
  'ui/primitives/staff/charts/hundred-panes.tsx': {
    good: {
      says: 'With how many there were.',
      picture: (
        <span className="grid gap-3">
          <HundredPanes
            parts={[
              { look: 'lit', count: 38 },
              { look: 'dark', count: 62 },
            ]}
            className="w-32"
          />{' '}
          38% of 1,905 visitors
        </span>
      ),
    },
    bad: {
      says: 'A hundred panes for eight people.',
      picture: (
        <span className="grid gap-3">
          <HundredPanes
            parts={[
              { look: 'lit', count: 38 },
              { look: 'dark', count: 62 },
            ]}
            className="w-32"
          />{' '}
          3 of 8 visitors
        </span>
      ),
    },
  },
  'ui/primitives/staff/charts/notes-chart.tsx': {
    good: {
      says: 'The reason stands where the line turns.',
      picture: <p>Tuesday: 61 visitors. “Newsletter 12 went out.”</p>,
    },
    bad: { says: 'A line that one has to explain from memory.', picture: <p>Tuesday: 61 visitors.</p> },
  },
  'ui/primitives/staff/twin-switch.tsx': {
    good: {
      says: 'The same numbers, one press away, at an address.',
      picture: <TwinSwitch href="#table" shown="chart" labels={labels} />,
    },
    bad: {
      says: 'A file for another program instead of a table here.',
      picture: <DeedButton>Download as CSV</DeedButton>,
    },
  },
  'ui/primitives/staff/side-sheet.tsx': {
    good: {
      says: 'For what needs most of the window: an application with its notes.',
      picture: (
        <div className="grid grid-cols-[1fr_3fr] border border-line">
          <span className="p-3 text-ink-soft text-sm">list</span>
          <span className="border-ink border-l p-3">Applicant 3F2A, notes, next step</span>
        </div>
      ),
    },
    bad: {
      says: 'For a question: that is a dialog.',
      picture: (
        <div className="grid grid-cols-[1fr_3fr] border border-line">
          <span className="p-3 text-ink-soft text-sm">list</span>
          <span className="border-ink border-l p-3">Delete this message?</span>
        </div>
      ),
    },
  },
  'ui/primitives/staff/focal-picture.tsx': {
    good: {
      says: 'One point is kept, and every crop follows it.',
      picture: <p>Kept: 64% from the left, 56% from the top</p>,
    },
    bad: {
      says: 'The picture itself is cut: what is gone is gone in every size.',
      picture: <p>Cropped to 1200 × 630</p>,
    },
  },
  'ui/primitives/staff/grid-part.tsx': {
    good: {
      says: 'Cells that do something: one stop for Tab, arrows within.',
      picture: <p>Languages × checks, each cell opens its finding</p>,
    },
    bad: {
      says: 'Rows that are only read: a screen reader is told to expect arrows.',
      picture: <p>Name × size, nothing to press: that is a table</p>,
    },
  },
  'ui/primitives/staff/charts/bar-list.tsx': {
    good: {
      says: 'The numbers stand there: the bars are for the eye.',
      picture: (
        <BarList
          rows={[
            { id: 'al', label: 'Albania', value: '420', share: 1 },
            { id: 'de', label: 'Germany', value: '280', share: 0.66 },
          ]}
        />
      ),
    },
    bad: {
      says: 'Bars without numbers.',
      picture: (
        <BarList
          rows={[
            { id: 'al', label: 'Albania', value: '', share: 1 },
            { id: 'de', label: 'Germany', value: '', share: 0.66 },
          ]}
        />
      ),
    },
  },
  'ui/primitives/staff/charts/funnel.tsx': {
    good: {
      says: 'In the order in which people go.',
      picture: (
        <Funnel
          steps={[
            { id: 'seen', name: 'Form seen', value: '400', share: 1 },
            { id: 'sent', name: 'Sent', value: '90', share: 0.225 },
          ]}
        />
      ),
    },
    bad: {
      says: 'Sorted by size, so that it looks better.',
      picture: (
        <Funnel
          steps={[
            { id: 'sent', name: 'Sent', value: '90', share: 0.225 },
            { id: 'seen', name: 'Form seen', value: '400', share: 1 },
          ]}
        />
      ),
    },
  },
  'ui/primitives/staff/charts/share-bar.tsx': {
    good: {
      says: 'With a key that says what the parts are.',
      picture: (
        <div className="grid gap-3">
          <ShareBar parts={shares} />
          <ShareKey
            names={[
              { look: 'solid', name: 'New' },
              { look: 'hatched', name: 'Been here before' },
            ]}
          />
        </div>
      ),
    },
    bad: { says: 'Parts of what?', picture: <ShareBar parts={shares} /> },
  },
  'ui/primitives/staff/strip.tsx': {
    good: {
      says: 'What happened, what is kept.',
      picture: (
        <Strip icon="wifi">
          <b>No connection since 09:18.</b> What you write is kept.
        </Strip>
      ),
    },
    bad: {
      says: 'It alarms, and does not say whether anything is lost.',
      picture: (
        <Strip icon="wifi">
          <b>CONNECTION LOST!</b>
        </Strip>
      ),
    },
  },
  'ui/primitives/staff/tick.tsx': {
    good: {
      says: 'It names the row that it chooses.',
      picture: (
        <span className="flex items-center gap-3">
          <Tick label="Choose “The end of the carousel”" /> The end of the carousel
        </span>
      ),
    },
    bad: {
      says: 'In a form, beside words: that is a checkbox.',
      picture: (
        <span className="flex items-center gap-3">
          <Tick label="Choose" /> I agree to the terms
        </span>
      ),
    },
  },
}
