import type { ReactElement } from 'react'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionPanel,
  AccordionTrigger,
} from '#ui/primitives/accordion.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '#ui/primitives/dialog.tsx'
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
import { Table, TableBody, TableCell, TableEmpty, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/primitives/tabs.tsx'
import { Toast, ToastProvider } from '#ui/primitives/toast.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import type { Row } from './conformance-row.ts'

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
      <TableBody>
        <TableRow>{cells}</TableRow>
      </TableBody>
    </Table>
  )
}

/** The parts of what consists of several, each inside the others. */
export const parts: Record<string, Row> = {
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
  AccordionPanel: {
    element: (probe) => (
      <Accordion type="single" defaultValue="a">
        <AccordionItem value="a">
          <AccordionPanel {...probe}>Content</AccordionPanel>
        </AccordionItem>
      </Accordion>
    ),
  },
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
  Table: {
    element: (probe) => (
      <Table caption="Caption" {...probe}>
        <TableBody />
      </Table>
    ),
  },
  TableHead: {
    element: (probe) => (
      <Table caption="Caption">
        <TableHead {...probe} />
      </Table>
    ),
  },
  TableBody: {
    element: (probe) => (
      <Table caption="Caption">
        <TableBody {...probe} />
      </Table>
    ),
  },
  TableRow: {
    element: (probe) => (
      <Table caption="Caption">
        <TableBody>
          <TableRow {...probe} />
        </TableBody>
      </Table>
    ),
  },
  TableHeaderCell: { element: (probe) => inTable(<TableHeaderCell {...probe}>Head</TableHeaderCell>) },
  TableCell: { element: (probe) => inTable(<TableCell {...probe}>Cell</TableCell>) },
  TableEmpty: {
    element: (probe) => (
      <Table caption="Caption">
        <TableBody>
          <TableEmpty columns={2} {...probe}>
            Nothing yet
          </TableEmpty>
        </TableBody>
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
}
