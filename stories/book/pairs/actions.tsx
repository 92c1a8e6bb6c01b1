import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Breadcrumb } from '#ui/primitives/breadcrumb.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { DropPane } from '#ui/primitives/drop-pane.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { Tabs, TabsList, TabsTrigger } from '#ui/primitives/tabs.tsx'
import type { Pairs } from './pair.ts'

const page = (number: number) => `#page-${number}`
const turning = { hrefFor: page, previousLabel: 'Previous page', nextLabel: 'Next page' }
const words = { pageLabel: (number: number) => `Page ${number}` }

/** What is pressed, and what leads on. */
export const actions: Pairs = {
  'ui/primitives/button.tsx': {
    good: {
      says: 'One solid button, named for what it does.',
      picture: (
        <div className="flex flex-wrap gap-3">
          <Button variant="solid">Send message</Button>
          <Button variant="quiet">Cancel</Button>
        </div>
      ),
    },
    bad: {
      says: 'Two that matter most, and neither says what happens.',
      picture: (
        <div className="flex flex-wrap gap-3">
          <Button variant="solid">OK</Button>
          <Button variant="solid">Continue</Button>
        </div>
      ),
    },
  },
  'ui/primitives/icon-button.tsx': {
    good: {
      says: 'A sign that everybody knows, on a thing that everybody has met.',
      picture: (
        <IconButton label="Close">
          <Icon name="close" />
        </IconButton>
      ),
    },
    bad: {
      says: 'The one thing the page is for, as a riddle.',
      picture: (
        <IconButton label="Start a project" variant="solid">
          <Icon name="arrow-right" />
        </IconButton>
      ),
    },
  },
  'ui/primitives/icon.tsx': {
    good: {
      says: 'The sign repeats the word beside it.',
      picture: (
        <span className="inline-flex items-center gap-2">
          All posts <Icon name="arrow-right" className="size-5" />
        </span>
      ),
    },
    bad: {
      says: 'Blown up as decoration: a line of 1.75 px is a control’s.',
      picture: <Icon name="info" className="size-28" />,
    },
  },
  'ui/primitives/link.tsx': {
    good: {
      says: 'Read without its sentence, it still says where it leads.',
      picture: (
        <p>
          Prices are on the <Link href="#costs">page on what a website costs</Link>.
        </p>
      ),
    },
    bad: {
      says: 'In a list of links there are nine that are called “here”.',
      picture: (
        <p>
          For prices click <Link href="#here">here</Link>.
        </p>
      ),
    },
  },
  'ui/primitives/brand-mark.tsx': {
    good: {
      says: 'Beside its name, with half its width free.',
      picture: (
        <span className="flex items-center gap-4">
          <BrandMark className="h-10 w-auto" /> <strong className="heading text-h3">Dritare</strong>
        </span>
      ),
    },
    bad: {
      says: 'Used as a bullet, and crowded.',
      picture: (
        <span className="flex items-center text-sm">
          <BrandMark className="h-3 w-auto" />
          Fast <BrandMark className="h-3 w-auto" />
          Exact
        </span>
      ),
    },
  },
  'ui/primitives/breadcrumb.tsx': {
    good: {
      says: 'From Home to the page itself, which is no link.',
      picture: (
        <Breadcrumb
          label="Where it is right"
          items={[{ label: 'Home', href: '#' }, { label: 'Blog', href: '#blog' }, { label: 'What a website costs' }]}
        />
      ),
    },
    bad: {
      says: 'On the first level, where the navigation says it already.',
      picture: <Breadcrumb label="Where it is wrong" items={[{ label: 'Home', href: '#' }, { label: 'Contact' }]} />,
    },
  },
  'ui/primitives/drop-pane.tsx': {
    good: {
      says: 'A handful of choices, and a label that goes on where the summary stops.',
      picture: (
        <DropPane label="of the page" summary="Language">
          <ul className="p-4">
            <li>English</li>
            <li>Deutsch</li>
          </ul>
        </DropPane>
      ),
    },
    bad: {
      says: 'A form in it: it shuts while somebody writes.',
      picture: (
        <DropPane label="by mail" summary="Newsletter">
          <label className="grid gap-2 p-4">
            Email <input className="border border-line-strong p-2" />
          </label>
        </DropPane>
      ),
    },
  },
  'ui/primitives/dropdown-menu.tsx': {
    good: {
      says: 'The button says what opens.',
      picture: (
        <Button>
          Share <Icon name="chevron-down" />
        </Button>
      ),
    },
    bad: {
      says: 'A menu for two links that have room.',
      picture: (
        <Button>
          Menu <Icon name="chevron-down" />
        </Button>
      ),
    },
  },
  'ui/primitives/pagination.tsx': {
    good: {
      says: 'Once, below the list, with real addresses.',
      picture: <Pagination page={2} pages={8} label="Pages, right" {...turning} {...words} />,
    },
    bad: {
      says: 'A button that makes the page longer: no address, and nobody reaches the footer.',
      picture: <Button variant="outline">Load more</Button>,
    },
  },
  'ui/primitives/tabs.tsx': {
    good: {
      says: 'Views of one thing, in a word each.',
      picture: (
        <Tabs defaultValue="week">
          <TabsList aria-label="Period, right">
            <TabsTrigger value="day">Day</TabsTrigger>
            <TabsTrigger value="week">Week</TabsTrigger>
            <TabsTrigger value="month">Month</TabsTrigger>
          </TabsList>
        </Tabs>
      ),
    },
    bad: {
      says: 'Steps that have to be done in order.',
      picture: (
        <Tabs defaultValue="one">
          <TabsList aria-label="Steps, wrong">
            <TabsTrigger value="one">1. Address</TabsTrigger>
            <TabsTrigger value="two">2. Payment</TabsTrigger>
          </TabsList>
        </Tabs>
      ),
    },
  },
}
