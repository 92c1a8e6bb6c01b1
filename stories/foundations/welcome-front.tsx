import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

/** The first view of the library: the house's window, with its name across the bars. */
export function WelcomeFront() {
  return (
    <header className="grid border border-line md:grid-cols-12">
      <div className="flex flex-col justify-between gap-section p-gutter md:col-span-8">
        <BrandMark />
        <div>
          <h1 className="display text-[clamp(3rem,9vw,8rem)] leading-[0.93]">
            Come in, the <em className="text-signal not-italic">light</em> is on.
          </h1>
          <p className="mt-8 max-w-[46ch] text-ink-soft text-lg">
            Dritare is Albanian for window. Everything a visitor sees is made here first: a part at a time, in every
            state, in six languages, by day and by night.
          </p>
        </div>
      </div>
      <Picture
        slug="home-hero"
        nightSlug="home-hero-night"
        alt="A hill town of white houses, seen through an open red window"
        sizes="(min-width: 48rem) 34vw, 100vw"
        priority
        className="size-full object-cover max-md:aspect-4/3 md:col-span-4"
      />
    </header>
  )
}

const rooms = [
  {
    name: 'Foundations',
    text: 'Colour, type, space, motion, icons, pictures, voice.',
    doc: 'foundations-colour--docs',
  },
  {
    name: 'Patterns',
    text: 'Forms and errors, states, dates, writing, motion, accessibility, print, the grid.',
    doc: 'patterns-forms-and-their-errors--docs',
  },
  {
    name: 'Primitives',
    text: 'Single controls, by what they are for. They have no words of their own.',
    doc: 'primitives-overview--docs',
  },
  {
    name: 'Blocks',
    text: 'Parts of a page, with their texts in six languages.',
    doc: 'blocks-frame-site-header--docs',
  },
  {
    name: 'Pages',
    text: 'Blocks put together, as a visitor meets them: ready, empty, loading, failed.',
    doc: 'pages-home--docs',
  },
  {
    name: 'Decisions',
    text: 'Why it is so, dated, one page each.',
    doc: 'decisions-0001-a-lost-message-keeps-its-text--docs',
  },
] as const

/** Six doors of unequal width. */
const spans = ['lg:col-span-3', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-4', 'lg:col-span-4', 'lg:col-span-2']

/** The library's parts, each a door. */
export function Rooms() {
  return (
    <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-6">
      {rooms.map(({ name, text, doc }, index) => (
        <li key={name} className={`grid border-line border-r border-b ${spans[index]}`}>
          {/* Documents are shown in a frame: the address belongs to the window around it. */}
          <a
            href={`./?path=/docs/${doc}`}
            target="_top"
            className="shutter-hover -outline-offset-4 flex min-h-40 flex-col justify-between gap-8 p-gutter"
          >
            <strong className="heading text-h3">{name}</strong>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const tools = {
  Language:
    'All six, and two that are made up: English a third longer and accented (whatever is cut off or glued together there will be so in German), and English from right to left, to see whether the layout is ready for Arabic. L takes the next one.',
  'Time of day': 'Day or night. On the site it follows the device until the visitor chooses. N changes it.',
  Motion: 'Reduced shows what readers see who ask their system for less.',
  Colours: 'Forced shows the tokens as a system’s own colours: nothing may disappear. C changes it.',
  Text: 'At 200 % nothing may be cut off: readers set it so.',
  Grid: 'The twelve columns of the page over any story, with the gutter at which words begin.',
  'Side by side': 'The story in six languages, or by day, by night and in forced colours, all at once.',
  Viewport: '320, 360, 768, 1280 and 1920 px wide. 320 is the narrowest that has to work.',
  'Accessibility panel':
    'What axe finds in this story, here and now. A finding fails the tests; “incomplete” is for your eyes.',
  'Interactions panel': 'What the story does to reach its state, step by step.',
  Controls: 'Every prop with a sentence on it. Change one and look.',
  'Tags and filters':
    'The filter beside the search narrows the list to stories that play, to documents, or by tag. The tag “no-camera” keeps a story from being photographed.',
} as const

/** What to look with. */
export function Tools() {
  return (
    <ul className="border-line border-t">
      {Object.entries(tools).map(([name, text]) => (
        <li key={name} className="grid gap-x-gutter gap-y-1 border-line border-b py-4 md:grid-cols-[14rem_1fr]">
          <strong>{name}</strong>
          <span className="max-w-[65ch]">{text}</span>
        </li>
      ))}
    </ul>
  )
}
