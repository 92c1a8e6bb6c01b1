import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'
import { Key, Keys } from '#ui/primitives/staff/key.tsx'
import { LitPane, LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'
import type { Row } from './conformance-row.ts'

/** What only staff see. */
export const staffRows: Record<string, Row> = {
  DigitPanes: { element: (probe) => <DigitPanes label="Code" {...probe} /> },
  DeedButton: { element: (probe) => <DeedButton {...probe}>Delete four</DeedButton> },
  Key: { element: (probe) => <Key face="K" {...probe} /> },
  Keys: { element: (probe) => <Keys faces={['command', 'K']} {...probe} /> },
  LitPane: { element: (probe) => <LitPane action="Write a post" {...probe} /> },
  LitPaneLink: { element: (probe) => <LitPaneLink href="#new" action="Write a post" {...probe} /> },
  PaneChart: { element: (probe) => <PaneChart columns={[1, 2]} rows={2} {...probe} /> },
  PaneClock: { element: (probe) => <PaneClock total={24} left={3} {...probe} /> },
  PaneGlyph: { element: (probe) => <PaneGlyph state="live" {...probe} /> },
  PasswordField: { element: (probe) => <PasswordField label="Password" showLabel="Show" {...probe} /> },
  Seat: { element: (probe) => <Seat seat="owner" {...probe} /> },
  SixStrip: { element: (probe) => <SixStrip states={{ en: 'live' }} {...probe} /> },
  StaffIcon: { element: (probe) => <StaffIcon name="desk" {...probe} /> },
  Strip: {
    element: (probe) => (
      <Strip icon="wifi" {...probe}>
        Words
      </Strip>
    ),
  },
}
