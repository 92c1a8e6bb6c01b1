import { Accordion, AccordionItem, AccordionTrigger } from '#ui/primitives/accordion.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { BarChart } from '#ui/primitives/bar-chart.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { LineChart } from '#ui/primitives/line-chart.tsx'
import { MarkedText } from '#ui/primitives/marked-text.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { PaneCount } from '#ui/primitives/pane-count.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { SliderRow } from '#ui/primitives/slider-row.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'
import type { Pairs } from './pair.ts'

const chart = { locale: 'en', tableLabel: 'As a table', emptyText: 'Nobody has been counted yet.' }
const countries = [
  { label: 'Albania', value: 420 },
  { label: 'Germany', value: 280 },
  { label: 'Italy', value: 90 },
]
const points = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const panes = ['Discover', 'Design', 'Build'].map((step) => (
  <strong key={step} className="block p-gutter">
    {step}
  </strong>
))
const sizes = [
  ['Home', '44 kB'],
  ['Blog', '51 kB'],
] as const

/** What is read and looked at. */
export const shown: Pairs = {
  'ui/primitives/accordion.tsx': {
    good: {
      says: 'Questions whose answers few need, each in a line that can be judged while shut.',
      picture: (
        <Accordion type="single" collapsible>
          {['What does a website cost?', 'How long does it take?'].map((title) => (
            <AccordionItem key={title} value={title}>
              <AccordionTrigger>{title}</AccordionTrigger>
            </AccordionItem>
          ))}
        </Accordion>
      ),
    },
    bad: {
      says: 'Lines that say nothing while shut: one has to open all of them.',
      picture: (
        <Accordion type="single" collapsible>
          {['More', 'Details'].map((title) => (
            <AccordionItem key={title} value={title}>
              <AccordionTrigger>{title}</AccordionTrigger>
            </AccordionItem>
          ))}
        </Accordion>
      ),
    },
  },
  'ui/primitives/disclosure.tsx': {
    good: {
      says: 'A question, and its answer below.',
      picture: <Disclosure summary="How soon do you answer?">Within 24 hours.</Disclosure>,
    },
    bad: {
      says: 'What everybody needs, folded away.',
      picture: <Disclosure summary="Click for our address">Rruga e Shembullit 1</Disclosure>,
    },
  },
  'ui/primitives/badge.tsx': {
    good: { says: 'The word says it, the tone agrees.', picture: <Badge tone="success">Published</Badge> },
    bad: {
      says: 'A tone without a meaning of its own, three times.',
      picture: (
        <span className="flex gap-2">
          <Badge tone="signal">New!</Badge>
          <Badge tone="signal">Hot</Badge>
          <Badge tone="signal">7</Badge>
        </span>
      ),
    },
  },
  'ui/primitives/notice.tsx': {
    good: {
      says: 'What happened, and what to do next.',
      picture: (
        <Notice role="note">The post is scheduled. It opens on Monday at 9:00; until then you can change it.</Notice>
      ),
    },
    bad: {
      says: 'Neither.',
      picture: (
        <Notice role="note" tone="danger">
          Error 500
        </Notice>
      ),
    },
  },
  'ui/primitives/spinner.tsx': {
    good: { says: 'It says what is awaited.', picture: <Spinner label="Loading the posts" isLabelled /> },
    bad: {
      says: 'A riddle beside words that have no need of it.',
      picture: (
        <Button>
          Send message <Spinner size="sm" />
        </Button>
      ),
    },
  },
  'ui/primitives/skeleton.tsx': {
    good: {
      says: 'The layout of what comes, so that nothing jumps.',
      picture: (
        <div className="grid grid-cols-[8rem_1fr] gap-4">
          <Skeleton shape="pane" />
          <div className="grid content-start gap-3">
            <Skeleton shape="heading" className="w-3/4" />
            <Skeleton className="w-full" />
            <Skeleton className="w-2/3" />
          </div>
        </div>
      ),
    },
    bad: {
      says: 'One grey box for everything: the page jumps when it comes.',
      picture: <Skeleton shape="pane" className="w-full" />,
    },
  },
  'ui/primitives/progress.tsx': {
    good: {
      says: 'Counted, so it is said in parts.',
      picture: <Progress label="Sending the pictures" value={3} max={5} valueText="3 of 5" />,
    },
    bad: {
      says: 'A number that nobody knows, always nearly done.',
      picture: <Progress label="Please wait" value={99} />,
    },
  },
  'ui/primitives/table.tsx': {
    good: {
      says: 'A caption, a head, and numbers at their right edge.',
      picture: (
        <Table caption="What pages weigh">
          <TableHead>
            <TableRow>
              <TableHeaderCell>Page</TableHeaderCell>
              <TableHeaderCell columnAlign="end">Size</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sizes.map(([page, size]) => (
              <TableRow key={page}>
                <TableCell>{page}</TableCell>
                <TableCell columnAlign="end">{size}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ),
    },
    bad: {
      says: 'Values in a row with signs between them: neither eye nor screen reader finds the column.',
      picture: (
        <p>
          {sizes.map(([page, size]) => (
            <span key={page} className="block">
              {page} | {size}
            </span>
          ))}
        </p>
      ),
    },
  },
  'ui/primitives/marked-text.tsx': {
    good: {
      says: 'Whole words, as they stand there.',
      picture: (
        <MarkedText
          pieces={[
            { text: 'The end of the ', isHit: false },
            { text: 'carousel', isHit: true },
          ]}
        />
      ),
    },
    bad: {
      says: 'Letters inside words: the eye stumbles.',
      picture: (
        <MarkedText
          pieces={[
            { text: 'The end of the ', isHit: false },
            { text: 'car', isHit: true },
            { text: 'ousel', isHit: false },
          ]}
        />
      ),
    },
  },
  'ui/primitives/picture.tsx': {
    good: {
      says: 'In its own proportions, with a line that says what is to be seen.',
      picture: (
        <Picture
          slug="home-hero"
          alt="A hill town of white houses, seen through an open red window"
          sizes="20rem"
          className="w-64"
        />
      ),
    },
    bad: {
      says: 'Squeezed, and called “picture”.',
      picture: <Picture slug="home-hero" alt="picture" sizes="20rem" className="h-16 w-64 object-fill" />,
    },
  },
  'ui/primitives/pane-count.tsx': {
    good: {
      says: 'The number is beside it in words.',
      picture: (
        <span className="flex items-center gap-4 [--cell:0.75rem]">
          <PaneCount columns={8} lit={3} /> 24 hours
        </span>
      ),
    },
    bad: {
      says: 'Windows to be counted by hand.',
      picture: (
        <span className="[--cell:0.75rem]">
          <PaneCount columns={8} lit={3} />
        </span>
      ),
    },
  },
  'ui/primitives/bar-chart.tsx': {
    good: {
      says: 'Sorted by value.',
      picture: (
        <BarChart title="Visits by country" bars={countries} labelHeading="Country" valueHeading="Visits" {...chart} />
      ),
    },
    bad: {
      says: 'Sorted by name: the order says nothing.',
      picture: (
        <BarChart
          title="Visits, by name"
          bars={[countries[2], countries[0], countries[1]].flatMap((bar) => bar ?? [])}
          labelHeading="Country"
          valueHeading="Visits"
          {...chart}
        />
      ),
    },
  },
  'ui/primitives/line-chart.tsx': {
    good: {
      says: 'A day that was not measured is a gap.',
      picture: (
        <LineChart
          title="Visits, with a gap"
          points={points}
          pointHeading="Day"
          lines={[{ name: 'Visits', values: [40, 52, null, 47, 61], tone: 'sky' }]}
          {...chart}
        />
      ),
    },
    bad: {
      says: 'As nought it looks like a disaster.',
      picture: (
        <LineChart
          title="Visits, with a nought"
          points={points}
          pointHeading="Day"
          lines={[{ name: 'Visits', values: [40, 52, 0, 47, 61], tone: 'sky' }]}
          {...chart}
        />
      ),
    },
  },
  'ui/primitives/slider-row.tsx': {
    good: {
      says: 'The next pane peeks in: there is more.',
      picture: (
        <SliderRow label="Steps, right" previousLabel="Previous step" nextLabel="Next step" paneClassName="w-2/3">
          {panes}
        </SliderRow>
      ),
    },
    bad: {
      says: 'It ends at the edge, as if it were all.',
      picture: (
        <SliderRow label="Steps, wrong" previousLabel="Previous step" nextLabel="Next step" paneClassName="w-full">
          {panes}
        </SliderRow>
      ),
    },
  },
}
