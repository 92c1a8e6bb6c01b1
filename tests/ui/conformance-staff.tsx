import type { ReactElement } from 'react'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { Cover } from '#ui/primitives/staff/cover.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { DiffMark, DiffText } from '#ui/primitives/staff/diff-text.tsx'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'
import { FileTarget } from '#ui/primitives/staff/file-target.tsx'
import { FocalPicture } from '#ui/primitives/staff/focal-picture.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'
import { Key, Keys } from '#ui/primitives/staff/key.tsx'
import { LitPane, LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'
import { Meter } from '#ui/primitives/staff/meter.tsx'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { PaneWall } from '#ui/primitives/staff/pane-wall.tsx'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'
import { ScoreRuler } from '#ui/primitives/staff/score-ruler.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'
import {
  SideSheet,
  SideSheetClose,
  SideSheetContent,
  SideSheetDescription,
  SideSheetTitle,
} from '#ui/primitives/staff/side-sheet.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { Steps } from '#ui/primitives/staff/steps.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'
import { Tick } from '#ui/primitives/staff/tick.tsx'
import { TwinSwitch } from '#ui/primitives/staff/twin-switch.tsx'
import type { Row } from './conformance-row.ts'

function inSheet(part: ReactElement) {
  return (
    <SideSheet open>
      <SideSheetContent aria-describedby={undefined}>
        <SideSheetTitle>Title</SideSheetTitle>
        {part}
      </SideSheetContent>
    </SideSheet>
  )
}

/** What only staff see. */
export const staffRows: Record<string, Row> = {
  BarSelect: { element: (probe) => <BarSelect label="Order" options={[{ value: 'a', label: 'A' }]} {...probe} /> },
  DiffMark: {
    element: (probe) => (
      <DiffMark kind="inserted" label="inserted:" {...probe}>
        week
      </DiffMark>
    ),
  },
  DiffText: {
    element: (probe) => (
      <DiffText pieces={[{ text: 'week' }]} labels={{ inserted: 'inserted:', removed: 'removed:' }} {...probe} />
    ),
  },
  DigitPanes: { element: (probe) => <DigitPanes label="Code" {...probe} /> },
  Cover: { element: (probe) => <Cover {...probe}>Applicant 3F2A</Cover> },
  DeedButton: { element: (probe) => <DeedButton {...probe}>Delete four</DeedButton> },
  ScoreRuler: { element: (probe) => <ScoreRuler score={0.35} threshold={0.5} thresholdText="0.50" {...probe} /> },
  Steps: { element: (probe) => <Steps steps={[{ id: 'a', state: 'done', title: 'Written' }]} {...probe} /> },
  GridPart: { element: (probe) => <GridPart role="grid" {...probe} /> },
  FileTarget: { element: (probe) => <FileTarget id="file" label="Choose" hint="Up to 2 MB" {...probe} /> },
  FocalPicture: {
    element: (probe) => (
      <FocalPicture label="Point" value={{ x: 0.5, y: 0.5 }} valueText="Middle" onValueChange={() => {}} {...probe}>
        <img alt="" />
      </FocalPicture>
    ),
  },
  Key: { element: (probe) => <Key face="K" {...probe} /> },
  Keys: { element: (probe) => <Keys faces={['command', 'K']} {...probe} /> },
  LitPane: { element: (probe) => <LitPane action="Write a post" {...probe} /> },
  LitPaneLink: { element: (probe) => <LitPaneLink href="#new" action="Write a post" {...probe} /> },
  Meter: {
    element: (probe) => (
      <Meter label="Title" value={3} fitting={60} valueText="3 of 60" overText="Too long" {...probe} />
    ),
  },
  PaneChart: { element: (probe) => <PaneChart columns={[1, 2]} rows={2} {...probe} /> },
  PaneClock: { element: (probe) => <PaneClock total={24} left={3} {...probe} /> },
  PaneGlyph: { element: (probe) => <PaneGlyph state="live" {...probe} /> },
  PaneWall: { element: (probe) => <PaneWall panes={['lit', 'asks']} {...probe} /> },
  PasswordField: { element: (probe) => <PasswordField label="Password" showLabel="Show" {...probe} /> },
  Seat: { element: (probe) => <Seat seat="owner" {...probe} /> },
  SideSheetClose: {
    isInBrowserOnly: true,
    element: (probe) => inSheet(<SideSheetClose {...probe}>Close</SideSheetClose>),
  },
  SideSheetContent: {
    isInBrowserOnly: true,
    element: (probe) => (
      <SideSheet open>
        <SideSheetContent aria-describedby={undefined} {...probe}>
          <SideSheetTitle>Title</SideSheetTitle>
        </SideSheetContent>
      </SideSheet>
    ),
  },
  SideSheetDescription: {
    isInBrowserOnly: true,
    element: (probe) => inSheet(<SideSheetDescription {...probe}>Words</SideSheetDescription>),
  },
  SideSheetTitle: {
    isInBrowserOnly: true,
    element: (probe) => (
      <SideSheet open>
        <SideSheetContent aria-describedby={undefined}>
          <SideSheetTitle {...probe}>Title</SideSheetTitle>
        </SideSheetContent>
      </SideSheet>
    ),
  },
  SixStrip: { element: (probe) => <SixStrip states={{ en: 'live' }} {...probe} /> },
  StaffIcon: { element: (probe) => <StaffIcon name="desk" {...probe} /> },
  Strip: {
    element: (probe) => (
      <Strip icon="wifi" {...probe}>
        Words
      </Strip>
    ),
  },
  Tick: { element: (probe) => <Tick label="Choose" {...probe} /> },
  TwinSwitch: {
    element: (probe) => (
      <TwinSwitch href="#table" shown="chart" labels={{ chart: 'As a chart', table: 'As a table' }} {...probe} />
    ),
  },
}
