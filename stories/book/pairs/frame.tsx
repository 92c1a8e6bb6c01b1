import { FooterColumn } from '#ui/blocks/frame/footer-column.tsx'
import { LinkedText } from '#ui/blocks/frame/linked-text.tsx'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { SocialLinks } from '#ui/blocks/frame/social-links.tsx'
import { ThemeSwitcher } from '#ui/blocks/frame/theme-switcher.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'
import type { Pairs } from './pair.ts'

const stay = () => undefined

/** What every page has round it. */
export const frame: Pairs = {
  'ui/blocks/frame/page-heading.tsx': {
    good: {
      says: 'Four words, and a sentence that goes on.',
      picture: <PageHeading title="Tell us about it" intro="You have an answer within 24 hours." />,
    },
    bad: {
      says: 'The sentence is the title, and there is nothing to go on with.',
      picture: <PageHeading title="Contact us today to discuss your exciting next project" />,
    },
  },
  'ui/blocks/frame/section-heading.tsx': {
    good: {
      says: 'Two short lines.',
      picture: <SectionHeading title="Five crafts under one roof.">Pick one craft or all five.</SectionHeading>,
    },
    bad: {
      says: 'A label: it says what kind of thing follows, not what it says.',
      picture: <SectionHeading title="Services" />,
    },
  },
  'ui/blocks/frame/linked-text.tsx': {
    good: {
      says: 'The link is a part of the sentence, so each language puts it where it belongs.',
      picture: (
        <p>
          <LinkedText text="We read it, and <privacy>keep it to answer it</privacy>." links={{ privacy: '#privacy' }} />
        </p>
      ),
    },
    bad: {
      says: 'Glued on behind: in German the verb would have stood there.',
      picture: (
        <p>
          We read it. <Link href="#more">More information</Link>
        </p>
      ),
    },
  },
  'ui/blocks/frame/footer-column.tsx': {
    good: {
      says: 'A handful of pages under one word.',
      picture: (
        <div className="@container border border-line">
          <FooterColumn title="Company">
            <li>About</li>
            <li>Portfolio</li>
            <li>Contact</li>
          </FooterColumn>
        </div>
      ),
    },
    bad: {
      says: 'A column for one thing, with a title that repeats it.',
      picture: (
        <div className="@container border border-line">
          <FooterColumn title="Contact">
            <li>Contact</li>
          </FooterColumn>
        </div>
      ),
    },
  },
  'ui/blocks/frame/social-links.tsx': {
    good: { says: 'Guests, in the colours of the house.', picture: <SocialLinks aria-label="Networks, right" /> },
    bad: {
      says: 'The loudest thing of the page leads away from it.',
      picture: <SocialLinks aria-label="Networks, wrong" className="bg-signal p-4" />,
    },
  },
  'ui/blocks/frame/language-switcher.tsx': {
    good: {
      says: 'Each language by its own name.',
      picture: (
        <ul className="grid gap-2">
          <li lang="de">Deutsch</li>
          <li lang="fr">Français</li>
          <li lang="sq">Shqip</li>
        </ul>
      ),
    },
    bad: {
      says: 'In a language that the reader does not have, by country.',
      picture: (
        <ul className="grid gap-2">
          <li>German (Germany)</li>
          <li>French (France)</li>
          <li>Albanian (Albania)</li>
        </ul>
      ),
    },
  },
  'ui/blocks/frame/theme-switcher.tsx': {
    good: {
      says: 'Three ways: whoever chose once can follow the device again.',
      picture: <ThemeSwitcher theme="system" onThemeChange={stay} />,
    },
    bad: {
      says: 'Two ways, and a sign that may mean what is or what will be.',
      picture: (
        <Button aria-pressed="true">
          <Icon name="clock" /> Dark
        </Button>
      ),
    },
  },
  'ui/blocks/frame/offline-notice.tsx': {
    good: {
      says: 'In its corner: what is here can be read.',
      picture: <Notice role="note">No connection. You can go on reading; sending has to wait.</Notice>,
    },
    bad: {
      says: 'In the way of everything that would still work.',
      picture: (
        <div className="grid min-h-40 place-content-center justify-items-center gap-4 bg-line">
          <strong>You are offline</strong>
          <Button>Reload</Button>
        </div>
      ),
    },
  },
  'ui/blocks/frame/form-answer-line.tsx': {
    good: {
      says: 'Says what became of it, and leads back to the words.',
      picture: (
        <Notice role="note">
          Your message was not sent. What you wrote is kept. <a href="#form">Back to the form</a>
        </Notice>
      ),
    },
    bad: {
      says: 'Nobody knows what failed, nor where the words are.',
      picture: <Notice role="note">Something went wrong.</Notice>,
    },
  },
  'ui/blocks/frame/ledge-pane.tsx': {
    good: {
      says: 'One line, told in passing.',
      picture: <Notice role="note">Said in passing.</Notice>,
    },
    bad: {
      says: 'A form in a corner that the next line covers.',
      picture: (
        <Notice role="note">
          Stay in touch? <Button>Sign up</Button> <Button>Later</Button>
        </Notice>
      ),
    },
  },
  'ui/blocks/frame/page-spinner.tsx': {
    good: {
      says: 'For a whole page that is fetched.',
      picture: (
        <div className="grid min-h-40 place-content-center">
          <Spinner size="lg" label="Loading" isLabelled />
        </div>
      ),
    },
    bad: {
      says: 'For a part that has its place already: that keeps its room.',
      picture: (
        <div className="grid gap-3">
          <Skeleton shape="heading" className="w-1/2" />
          <Skeleton />
          <Spinner size="lg" label="Loading a line" />
        </div>
      ),
    },
  },
  'ui/blocks/frame/call-to-action.tsx': {
    good: {
      says: 'One way on, at the end of the page.',
      picture: (
        <Button variant="solid" size="lg">
          Start a project <Icon name="arrow-right" />
        </Button>
      ),
    },
    bad: {
      says: 'Three ways on are none.',
      picture: (
        <div className="flex flex-wrap gap-3">
          <Button variant="solid">Contact</Button>
          <Button variant="solid">Call</Button>
          <Button variant="solid">Subscribe</Button>
        </div>
      ),
    },
  },
  'ui/blocks/frame/outcome-scene.tsx': {
    good: {
      says: 'What came of it, and what can be done.',
      picture: (
        <div className="grid gap-3">
          <strong className="heading text-h3">Your message was not sent.</strong>
          <p>Your text is kept. Try again, or write to us.</p>
        </div>
      ),
    },
    bad: {
      says: 'A joke, and no way on.',
      picture: (
        <div className="grid gap-3">
          <strong className="heading text-h3">Oops!</strong>
          <p>Our hamsters are tired.</p>
        </div>
      ),
    },
  },
}
