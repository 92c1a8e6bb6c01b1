import type { ReactElement } from 'react'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '#ui/primitives/accordion.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { BarChart } from '#ui/primitives/bar-chart.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Breadcrumb } from '#ui/primitives/breadcrumb.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '#ui/primitives/dialog.tsx'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { DropPane } from '#ui/primitives/drop-pane.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/primitives/dropdown-menu.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { FileField } from '#ui/primitives/file-field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { LineChart } from '#ui/primitives/line-chart.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
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
import { Table, TableCell, TableEmpty, TableHeaderCell } from '#ui/primitives/table.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/primitives/tabs.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'
import { Toast, ToastProvider } from '#ui/primitives/toast.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { WindowSpinner } from '#ui/primitives/window-spinner.tsx'

/** What every part is given: it has to reach the part's one element. */
export interface Probe {
  ref: (element: Element | null) => void
  className: string
  'data-testid': string
  'aria-details': string
}

export interface Row {
  /** The part with the probe on it, inside whatever it needs around it. */
  element: (probe: Probe) => ReactElement
  /** Not in the server's HTML: it hangs at the end of the body, or appears once scripts run. */
  isInBrowserOnly?: boolean
}

const field = { label: 'Label', hint: 'Hint', error: 'Error' }
const options = [{ value: 'a', label: 'A' }]

function inDialog(part: ReactElement, isTitled = false) {
  return (
    <Dialog open>
      <DialogContent closeLabel="Close" aria-describedby={undefined}>
        {!isTitled && <DialogTitle>Title</DialogTitle>}
        {part}
      </DialogContent>
    </Dialog>
  )
}

function inMenu(part: ReactElement) {
  return (
    <DropdownMenu open>
      <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
      <DropdownMenuContent>{part}</DropdownMenuContent>
    </DropdownMenu>
  )
}

function inTable(cells: ReactElement) {
  return (
    <Table caption="Caption">
      <tbody>
        <tr>{cells}</tr>
      </tbody>
    </Table>
  )
}

/** Every part of every primitive, by the name of its component. */
export const rows: Record<string, Row> = {
  Accordion: { element: (probe) => <Accordion type="single" {...probe} /> },
  AccordionItem: {
    element: (probe) => (
      <Accordion type="single">
        <AccordionItem value="a" {...probe} />
      </Accordion>
    ),
  },
  AccordionTrigger: {
    element: (probe) => (
      <Accordion type="single">
        <AccordionItem value="a">
          <AccordionTrigger {...probe}>Open</AccordionTrigger>
        </AccordionItem>
      </Accordion>
    ),
  },
  AccordionContent: {
    element: (probe) => (
      <Accordion type="single" defaultValue="a">
        <AccordionItem value="a">
          <AccordionContent {...probe}>Content</AccordionContent>
        </AccordionItem>
      </Accordion>
    ),
  },
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
  DialogTrigger: {
    element: (probe) => (
      <Dialog>
        <DialogTrigger {...probe}>Open</DialogTrigger>
      </Dialog>
    ),
  },
  DialogContent: {
    element: (probe) => (
      <Dialog open>
        <DialogContent closeLabel="Close" aria-describedby={undefined} {...probe}>
          <DialogTitle>Title</DialogTitle>
        </DialogContent>
      </Dialog>
    ),
    isInBrowserOnly: true,
  },
  DialogTitle: {
    element: (probe) => inDialog(<DialogTitle {...probe}>Title</DialogTitle>, true),
    isInBrowserOnly: true,
  },
  DialogDescription: {
    element: (probe) => inDialog(<DialogDescription {...probe}>Words</DialogDescription>),
    isInBrowserOnly: true,
  },
  DialogClose: { element: (probe) => inDialog(<DialogClose {...probe}>Close</DialogClose>), isInBrowserOnly: true },
  Disclosure: { element: (probe) => <Disclosure summary="More" {...probe} /> },
  DropPane: { element: (probe) => <DropPane label="Languages" summary="EN" {...probe} /> },
  DropdownMenuTrigger: {
    element: (probe) => (
      <DropdownMenu>
        <DropdownMenuTrigger {...probe}>Menu</DropdownMenuTrigger>
      </DropdownMenu>
    ),
  },
  DropdownMenuContent: {
    element: (probe) => (
      <DropdownMenu open>
        <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
        <DropdownMenuContent {...probe} />
      </DropdownMenu>
    ),
    isInBrowserOnly: true,
  },
  DropdownMenuItem: {
    element: (probe) => inMenu(<DropdownMenuItem {...probe}>Item</DropdownMenuItem>),
    isInBrowserOnly: true,
  },
  DropdownMenuCheckboxItem: {
    element: (probe) => inMenu(<DropdownMenuCheckboxItem {...probe}>Item</DropdownMenuCheckboxItem>),
    isInBrowserOnly: true,
  },
  DropdownMenuRadioGroup: {
    element: (probe) => inMenu(<DropdownMenuRadioGroup {...probe} />),
    isInBrowserOnly: true,
  },
  DropdownMenuRadioItem: {
    element: (probe) =>
      inMenu(
        <DropdownMenuRadioGroup>
          <DropdownMenuRadioItem value="a" {...probe}>
            Item
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>,
      ),
    isInBrowserOnly: true,
  },
  DropdownMenuLabel: {
    element: (probe) => inMenu(<DropdownMenuLabel {...probe}>Label</DropdownMenuLabel>),
    isInBrowserOnly: true,
  },
  DropdownMenuSeparator: {
    element: (probe) => inMenu(<DropdownMenuSeparator {...probe} />),
    isInBrowserOnly: true,
  },
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
  Notice: { element: (probe) => <Notice {...probe}>Saved</Notice> },
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
  RadioGroup: { element: (probe) => <RadioGroup {...field} options={options} {...probe} /> },
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
  Table: {
    element: (probe) => (
      <Table caption="Caption" {...probe}>
        <tbody />
      </Table>
    ),
  },
  TableHeaderCell: { element: (probe) => inTable(<TableHeaderCell {...probe}>Head</TableHeaderCell>) },
  TableCell: { element: (probe) => inTable(<TableCell {...probe}>Cell</TableCell>) },
  TableEmpty: {
    element: (probe) => (
      <Table caption="Caption">
        <tbody>
          <TableEmpty columns={2} {...probe}>
            Nothing yet
          </TableEmpty>
        </tbody>
      </Table>
    ),
  },
  Tabs: { element: (probe) => <Tabs {...probe} /> },
  TabsList: {
    element: (probe) => (
      <Tabs>
        <TabsList {...probe} />
      </Tabs>
    ),
  },
  TabsTrigger: {
    element: (probe) => (
      <Tabs>
        <TabsList>
          <TabsTrigger value="a" {...probe}>
            A
          </TabsTrigger>
        </TabsList>
      </Tabs>
    ),
  },
  TabsContent: {
    element: (probe) => (
      <Tabs defaultValue="a">
        <TabsContent value="a" {...probe}>
          A
        </TabsContent>
      </Tabs>
    ),
  },
  TextArea: { element: (probe) => <TextArea {...field} {...probe} /> },
  TextField: { element: (probe) => <TextField {...field} {...probe} /> },
  Toast: {
    element: (probe) => (
      <ToastProvider label="Notice" viewportLabel="Notices ({hotkey})">
        <Toast title="Saved" closeLabel="Close" {...probe} />
      </ToastProvider>
    ),
    isInBrowserOnly: true,
  },
  Tooltip: {
    element: (probe) => (
      <Tooltip content="Words" open {...probe}>
        <button type="button">Trigger</button>
      </Tooltip>
    ),
    isInBrowserOnly: true,
  },
  VisuallyHidden: { element: (probe) => <VisuallyHidden {...probe}>Words</VisuallyHidden> },
  WindowSpinner: { element: (probe) => <WindowSpinner {...probe} /> },
}

/** Components without a row, each with its reason. */
export const exempt: Record<string, string> = {
  Dialog: 'renders no element of its own',
  DropdownMenu: 'renders no element of its own',
  ToastProvider: 'its element is the place of the messages, which Radix makes',
  FieldFrame: 'is what fields are made of: its props reach the control through them',
  PlusMinus: 'is the sign inside Disclosure and Accordion',
}
