import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { SearchField } from '#ui/primitives/search-field.tsx'
import type { Pairs } from './pair.ts'

const name = (
  <span className="flex items-center gap-3">
    <BrandMark className="h-6 w-auto" /> <strong>Dritare</strong>
  </span>
)

/** Header, footer and what opens from them, in their lines: they themselves are as wide as the page. */
export const bars: Pairs = {
  'ui/blocks/frame/site-header.tsx': {
    good: {
      says: 'Where one is, and where one can go. The page’s one action is in the page.',
      picture: (
        <div className="flex flex-wrap items-center gap-6 border border-line p-4">
          {name} <u className="decoration-2 decoration-signal underline-offset-8">Home</u> <span>About</span>{' '}
          <span>Contact</span>
        </div>
      ),
    },
    bad: {
      says: 'It shouts on every page, beside whatever the page is for.',
      picture: (
        <div className="flex flex-wrap items-center gap-6 border border-line p-4">
          {name} <span>Home</span> <Button variant="solid">Get a quote now</Button>
        </div>
      ),
    },
  },
  'ui/blocks/frame/site-footer.tsx': {
    good: {
      says: 'What the page did not say: the house, the law, the newsletter.',
      picture: (
        <div className="grid grid-cols-2 divide-x divide-line border border-line">
          <span className="p-4">About, Portfolio, Contact</span>
          <span className="p-4">Privacy policy, Imprint</span>
        </div>
      ),
    },
    bad: {
      says: 'A second front page.',
      picture: (
        <div className="grid gap-4 border border-line p-4">
          <strong className="heading text-h3">Ready to start?</strong>
          <Button variant="solid" className="justify-self-start">
            Start a project
          </Button>
        </div>
      ),
    },
  },
  'ui/blocks/frame/blog-menu.tsx': {
    good: {
      says: 'The word leads to the blog, the small button opens the list.',
      picture: (
        <span className="flex items-center gap-1">
          <Link href="#blog" variant="standalone">
            Blog
          </Link>
          <Icon name="chevron-down" className="size-5" />
        </span>
      ),
    },
    bad: {
      says: 'One has to open it to get to the page that it stands for.',
      picture: (
        <Button variant="quiet">
          Blog <Icon name="chevron-down" />
        </Button>
      ),
    },
  },
  'ui/blocks/frame/mobile-menu.tsx': {
    good: {
      says: 'The same pages as in a wide window, in the same order.',
      picture: (
        <ul className="heading grid divide-y divide-line border border-line text-h3">
          {['Home', 'About', 'Portfolio', 'Blog', 'Contact'].map((page) => (
            <li key={page} className="p-3">
              {page}
            </li>
          ))}
        </ul>
      ),
    },
    bad: {
      says: 'Half of it, and the rest behind a second door.',
      picture: (
        <ul className="heading grid divide-y divide-line border border-line text-h3">
          {['Home', 'More …'].map((page) => (
            <li key={page} className="p-3">
              {page}
            </li>
          ))}
        </ul>
      ),
    },
  },
  'ui/blocks/frame/search-overlay.tsx': {
    good: {
      says: 'It asks; the answers are on a page that has an address.',
      picture: (
        <SearchField
          label="Search the site"
          name="good-site"
          clearLabel="Clear"
          submitLabel="Search"
          defaultValue="windows"
        />
      ),
    },
    bad: {
      says: 'Answers that are gone with the pane, and can be sent to nobody.',
      picture: (
        <div className="grid gap-3">
          <SearchField
            label="Search everything"
            name="bad-site"
            clearLabel="Clear"
            submitLabel="Search"
            defaultValue="windows"
          />
          <ul className="border border-line p-3 text-sm">
            <li>Windows, part 1</li>
            <li>Windows, part 2</li>
          </ul>
        </div>
      ),
    },
  },
  'ui/blocks/frame/footer-services.tsx': {
    good: {
      says: 'A link: it leads to Contact without scripts, and in a new tab.',
      picture: (
        <Link href="#contact" variant="standalone">
          Web development
        </Link>
      ),
    },
    bad: {
      says: 'It only opens something: without scripts it is dead.',
      picture: <Button variant="quiet">Web development</Button>,
    },
  },
  'ui/blocks/frame/service-modal.tsx': {
    good: {
      says: 'What it is, how long it takes, one way on.',
      picture: (
        <div className="grid gap-3 border border-ink bg-pane p-6">
          <strong className="heading text-h4">Web design</strong>
          <span>1–2 weeks</span>
          <Button variant="solid" className="justify-self-start">
            Get started
          </Button>
        </div>
      ),
    },
    bad: {
      says: 'A page squeezed into a window, with a window’s scroll bar.',
      picture: (
        <div className="h-32 overflow-hidden border border-ink bg-pane p-6">
          <strong className="heading text-h4">Web design</strong>
          <p>
            Our story began with a passion for design. Since then we have served clients of every size, and with each of
            them we have grown. Read on to learn about our process, our values, our team, our awards and our tools.
          </p>
        </div>
      ),
    },
  },
  'ui/blocks/frame/language-offer.tsx': {
    good: {
      says: 'One line, in the language that would come.',
      picture: (
        <span className="flex flex-wrap items-center gap-3">
          <span lang="de">Diese Seite auf Deutsch lesen?</span> <Button size="sm">Deutsch</Button>{' '}
          <Button size="sm">No, stay in English</Button>
        </span>
      ),
    },
    bad: {
      says: 'In the language that the reader may not have.',
      picture: (
        <span className="flex flex-wrap items-center gap-3">
          We detected your country. Change language? <Button size="sm">OK</Button>
        </span>
      ),
    },
  },
  'ui/blocks/frame/language-redirect.tsx': {
    good: { says: 'It names what is being opened.', picture: <span lang="fr">Français…</span> },
    bad: {
      says: 'It says that something is done.',
      picture: <span>Redirecting, please do not close this window</span>,
    },
  },
  'ui/blocks/frame/page-frame.tsx': {
    good: {
      says: 'Skip link, header, main, footer: every page the same.',
      picture: (
        <div className="grid divide-y divide-line border border-line text-sm">
          <span className="p-2">header</span>
          <span className="p-8">main</span>
          <span className="p-2">footer</span>
        </div>
      ),
    },
    bad: {
      says: 'A page that brings its own: two mains, and the skip link leads to neither.',
      picture: (
        <div className="grid divide-y divide-line border border-line text-sm">
          <span className="p-2">header</span>
          <span className="grid grid-cols-2 divide-x divide-line">
            <span className="p-8">main</span>
            <span className="p-8">main</span>
          </span>
        </div>
      ),
    },
  },
}
