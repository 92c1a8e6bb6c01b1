import { Badge } from '#ui/primitives/badge.tsx'
import { BarChart } from '#ui/primitives/bar-chart.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Breadcrumb } from '#ui/primitives/breadcrumb.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { DropPane } from '#ui/primitives/drop-pane.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { FileField } from '#ui/primitives/file-field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { LineChart } from '#ui/primitives/line-chart.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { MarkedText } from '#ui/primitives/marked-text.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { OpeningShutters } from '#ui/primitives/opening-shutters.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { PaneCount } from '#ui/primitives/pane-count.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { SearchField } from '#ui/primitives/search-field.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { SkipLink } from '#ui/primitives/skip-link.tsx'
import { SliderRow } from '#ui/primitives/slider-row.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'
import { Switch } from '#ui/primitives/switch.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { chartRows } from './conformance-charts.tsx'
import { parts } from './conformance-parts.tsx'
import type { Row } from './conformance-row.ts'
import { staffRows } from './conformance-staff.tsx'

const field = { label: 'Label', hint: 'Hint', error: 'Error' }
const options = [{ value: 'a', label: 'A' }]

/** Every part of every primitive, by the name of its component. */
export const rows: Record<string, Row> = {
  ...parts,
  ...chartRows,
  ...staffRows,
  Badge: { element: (probe) => <Badge {...probe}>New</Badge> },
  BarChart: {
    element: (probe) => (
      <BarChart
        title="Visits"
        bars={[{ label: 'Home', value: 3 }]}
        locale="en"
        tableLabel="As a table"
        labelHeading="Page"
        valueHeading="Visits"
        emptyText="Nothing yet"
        {...probe}
      />
    ),
  },
  BrandMark: { element: (probe) => <BrandMark {...probe} /> },
  Breadcrumb: { element: (probe) => <Breadcrumb label="You are here" items={[{ label: 'Home' }]} {...probe} /> },
  Button: { element: (probe) => <Button {...probe}>Send</Button> },
  Checkbox: { element: (probe) => <Checkbox {...field} {...probe} /> },
  Disclosure: { element: (probe) => <Disclosure summary="More" {...probe} /> },
  DropPane: { element: (probe) => <DropPane label="Languages" summary="EN" {...probe} /> },
  FieldError: { element: (probe) => <FieldError {...probe}>Error</FieldError> },
  FileField: {
    element: (probe) => (
      <FileField {...field} prompt="Choose" describeFile={(file) => file.name} removeLabel="Remove" {...probe} />
    ),
  },
  Icon: { element: (probe) => <Icon name="check" {...probe} /> },
  IconButton: {
    element: (probe) => (
      <IconButton label="Close" {...probe}>
        <Icon name="close" />
      </IconButton>
    ),
  },
  LineChart: {
    element: (probe) => (
      <LineChart
        title="Visits"
        points={['May', 'June']}
        lines={[{ name: 'Home', values: [1, 2] }]}
        locale="en"
        tableLabel="As a table"
        pointHeading="Month"
        emptyText="Nothing yet"
        {...probe}
      />
    ),
  },
  Link: {
    element: (probe) => (
      <Link href="#place" {...probe}>
        Place
      </Link>
    ),
  },
  MarkedText: { element: (probe) => <MarkedText pieces={[{ text: 'found', isHit: true }]} {...probe} /> },
  Notice: { element: (probe) => <Notice {...probe}>Saved</Notice> },
  OpeningShutters: { element: (probe) => <OpeningShutters {...probe} /> },
  Pagination: {
    element: (probe) => (
      <Pagination
        page={1}
        pages={3}
        hrefFor={(page) => `#${page}`}
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        {...probe}
      />
    ),
  },
  PaneCount: { element: (probe) => <PaneCount columns={4} lit={2} {...probe} /> },
  Picture: { element: (probe) => <Picture slug="author-1" alt="A portrait" sizes="10rem" {...probe} /> },
  Progress: { element: (probe) => <Progress label="Sending" value={40} {...probe} /> },
  RadioGroup: { element: (probe) => <RadioGroup {...field} name="probe" options={options} {...probe} /> },
  SearchField: {
    element: (probe) => <SearchField label="Search" clearLabel="Clear" submitLabel="Search" {...probe} />,
  },
  Select: { element: (probe) => <Select {...field} options={options} {...probe} /> },
  Skeleton: { element: (probe) => <Skeleton {...probe} /> },
  SkipLink: {
    element: (probe) => (
      <SkipLink href="#content" {...probe}>
        Skip
      </SkipLink>
    ),
  },
  SliderRow: {
    element: (probe) => (
      <SliderRow label="Steps" previousLabel="Previous" nextLabel="Next" {...probe}>
        <p>One</p>
      </SliderRow>
    ),
  },
  Spinner: { element: (probe) => <Spinner label="Loading" {...probe} /> },
  Switch: { element: (probe) => <Switch label="Statistics" description="Counts" {...probe} /> },
  TextArea: { element: (probe) => <TextArea {...field} {...probe} /> },
  TextField: { element: (probe) => <TextField {...field} {...probe} /> },
  VisuallyHidden: { element: (probe) => <VisuallyHidden {...probe}>Words</VisuallyHidden> },
}

/** Components without a row, each with its reason. */
export const exempt: Record<string, string> = {
  Dialog: 'renders no element of its own',
  SideSheet: 'renders no element of its own',
  DropdownMenu: 'renders no element of its own',
  ToastProvider: 'its element is the place of the messages, which Radix makes',
  FieldFrame: 'is what fields are made of: its props reach the control through them',
  PlusMinus: 'is the sign inside Disclosure and Accordion',
}
