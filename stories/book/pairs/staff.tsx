import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { Cover } from '#ui/primitives/staff/cover.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { DiffText } from '#ui/primitives/staff/diff-text.tsx'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { LitPane } from '#ui/primitives/staff/lit-pane.tsx'
import { Meter } from '#ui/primitives/staff/meter.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { PasswordField } from '#ui/primitives/staff/password-field.tsx'
import { ScoreRuler } from '#ui/primitives/staff/score-ruler.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { Steps } from '#ui/primitives/staff/steps.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'
import type { Pairs } from './pair.ts'

const states = [
  { value: 'any', label: 'Any state' },
  { value: 'draft', label: 'Draft' },
]
const diff = { inserted: 'inserted:', removed: 'removed:' }

/** What only staff see. */
export const staff: Pairs = {
  'ui/primitives/staff/bar-select.tsx': {
    good: {
      says: 'Its first choice says what it is about.',
      picture: <BarSelect label="State, right" options={states} />,
    },
    bad: {
      says: '“All” of what?',
      picture: (
        <BarSelect
          label="State, wrong"
          options={[
            { value: 'all', label: 'All' },
            { value: 'draft', label: 'Draft' },
          ]}
        />
      ),
    },
  },
  'ui/primitives/staff/cover.tsx': {
    good: { says: 'A label by which colleagues can speak of somebody.', picture: <Cover>Applicant 3F2A</Cover> },
    bad: { says: 'Initials: that is a name.', picture: <Cover>J. S.</Cover> },
  },
  'ui/primitives/staff/deed-button.tsx': {
    good: {
      says: 'What happens, and to how many.',
      picture: <DeedButton tone="danger">Delete three messages</DeedButton>,
    },
    bad: { says: 'One has to remember what was chosen.', picture: <DeedButton tone="danger">Delete</DeedButton> },
  },
  'ui/primitives/staff/diff-text.tsx': {
    good: {
      says: 'Underlined, struck through, and said.',
      picture: (
        <DiffText
          labels={diff}
          pieces={[{ text: 'in the first ' }, { text: 'month', kind: 'removed' }, { text: 'week', kind: 'inserted' }]}
        />
      ),
    },
    bad: {
      says: 'Red and green, for those who tell them apart.',
      picture: (
        <span>
          in the first <span className="text-danger">month</span> <span className="text-success">week</span>
        </span>
      ),
    },
  },
  'ui/primitives/staff/digit-panes.tsx': {
    good: {
      says: 'One input drawn as six: a code can be pasted.',
      picture: <DigitPanes label="Code from your app" name="good-code" defaultValue="402" />,
    },
    bad: {
      says: 'Six inputs: pasting fills one, and a screen reader reads six.',
      picture: (
        <div className="flex gap-2">
          {[1, 2, 3, 4, 5, 6].map((digit) => (
            <input key={digit} aria-label={`Digit ${digit}`} className="w-10 border border-line-strong p-2" />
          ))}
        </div>
      ),
    },
  },
  'ui/primitives/staff/key.tsx': {
    good: {
      says: 'Beside what it does.',
      picture: (
        <span className="flex items-center gap-3">
          Search <Keys faces={['command', 'K']} />
        </span>
      ),
    },
    bad: {
      says: 'Keys as words in a sentence, for one kind of keyboard.',
      picture: <span>Press Ctrl+K to search</span>,
    },
  },
  'ui/primitives/staff/lit-pane.tsx': {
    good: {
      says: 'One, and it says what happens.',
      picture: <LitPane action="Write a post" icon="plus" className="min-h-28 w-40" />,
    },
    bad: {
      says: 'Two lamps: neither shows the way.',
      picture: (
        <span className="flex">
          <LitPane action="Save" icon="plus" className="min-h-28 w-40" />
          <LitPane action="Publish" icon="plus" className="min-h-28 w-40" />
        </span>
      ),
    },
  },
  'ui/primitives/staff/meter.tsx': {
    good: {
      says: 'A measure: one may go on writing.',
      picture: (
        <Meter
          label="Shown in lists"
          value={214}
          fitting={200}
          valueText="214 of 200"
          overText="Longer than what is shown"
          className="w-80 max-w-full"
        />
      ),
    },
    bad: {
      says: 'A wall: the sentence stops in the middle.',
      picture: (
        <TextField
          label="Excerpt (200 letters at most)"
          name="bad-excerpt"
          error="Too long"
          defaultValue="We look at what you have, talk to the people who use it, and wri"
        />
      ),
    },
  },
  'ui/primitives/staff/pane-clock.tsx': {
    good: {
      says: 'The time in words beside it.',
      picture: (
        <span className="flex items-center gap-4">
          <PaneClock total={24} left={5} /> 5 hours left of 24
        </span>
      ),
    },
    bad: { says: 'Panes to be counted.', picture: <PaneClock total={24} left={5} /> },
  },
  'ui/primitives/staff/pane-glyph.tsx': {
    good: {
      says: 'With what cannot be drawn: the day.',
      picture: (
        <span className="flex items-center gap-3">
          <PaneGlyph state="scheduled" /> 12 November
        </span>
      ),
    },
    bad: {
      says: 'The word that the sign says already, again in every cell.',
      picture: (
        <span className="flex items-center gap-3">
          <PaneGlyph state="scheduled" /> Scheduled
        </span>
      ),
    },
  },
  'ui/primitives/staff/password-field.tsx': {
    good: {
      says: 'Once: it can be looked at.',
      picture: (
        <PasswordField
          label="New password"
          showLabel="Show the password"
          name="good-password"
          autoComplete="new-password"
        />
      ),
    },
    bad: {
      says: 'Twice, blindly.',
      picture: (
        <div className="grid gap-3">
          <TextField label="New password" type="password" name="bad-password" />
          <TextField label="Repeat the new password" type="password" name="bad-again" />
        </div>
      ),
    },
  },
  'ui/primitives/staff/score-ruler.tsx': {
    good: {
      says: 'The score against what it has to reach.',
      picture: <ScoreRuler score={0.35} threshold={0.5} thresholdText="0.50 goes through" />,
    },
    bad: { says: 'A number alone: is that much?', picture: <strong className="text-h3">35%</strong> },
  },
  'ui/primitives/staff/seat.tsx': {
    good: {
      says: 'The role in words beside it.',
      picture: (
        <span className="flex items-center gap-3">
          <Seat seat="owner" /> Owner
        </span>
      ),
    },
    bad: { says: 'A sign that one has to have learnt.', picture: <Seat seat="owner" /> },
  },
  'ui/primitives/staff/six-strip.tsx': {
    good: {
      says: 'In the order of the site, always.',
      picture: <SixStrip states={{ en: 'live', de: 'live', it: 'scheduled', sq: 'asks' }} label="Six languages" />,
    },
    bad: {
      says: 'Sorted by state: every row has another order.',
      picture: (
        <span className="flex gap-1">
          <PaneGlyph state="live" />
          <PaneGlyph state="live" />
          <PaneGlyph state="scheduled" />
          <PaneGlyph state="asks" />
        </span>
      ),
    },
  },
  'ui/primitives/staff/staff-icon.tsx': {
    good: {
      says: 'Beside its word.',
      picture: (
        <span className="flex items-center gap-3">
          <StaffIcon name="desk" className="size-5" /> Desk
        </span>
      ),
    },
    bad: { says: 'Alone in a rail: a row of riddles.', picture: <StaffIcon name="desk" className="size-5" /> },
  },
  'ui/primitives/staff/steps.tsx': {
    good: {
      says: 'In words, what failed and what comes.',
      picture: (
        <Steps
          steps={[
            { id: 'written', state: 'done', title: 'Written', text: '09:20:02' },
            { id: 'tried', state: 'failed', title: '451 greylisted', text: 'Next try in 5 minutes' },
          ]}
        />
      ),
    },
    bad: {
      says: 'Failed how, and now?',
      picture: (
        <Steps
          steps={[
            { id: 'one', state: 'done', title: 'Step 1' },
            { id: 'two', state: 'failed', title: 'Error' },
          ]}
        />
      ),
    },
  },
}
