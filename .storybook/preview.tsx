import './styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { definePreview } from '@storybook/react-vite'
import { lazy, type PropsWithChildren } from 'react'
import { I18nextProvider } from 'react-i18next'
import { isLanguage, languageNames, languages } from '#locales/languages.ts'
import { idlePartsAtHand } from '#ui/lib/idle-part.tsx'
import { mountAndSettle, settleAfterEachStep } from './settle.ts'
import { spellTypes } from './spelt-types.ts'
import { storyTexts } from './texts.ts'
import { toolbar } from './toolbar.ts'

const viewports = {
  tiny: [320, 640],
  phone: [360, 740],
  tablet: [768, 1024],
  laptop: [1280, 800],
  desktop: [1920, 1080],
} as const

// Loaded with the first document: what it is made of is a megabyte, for which a story has no use.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
const HouseContainer = lazy(async () => ({ default: (await import('./house-container.tsx')).HouseContainer }))

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  // What a page uses is stable; a story says so itself while its component still waits for its page.
  tags: ['autodocs', 'stable'],
  argTypesEnhancers: [spellTypes],
  globalTypes: {
    locale: toolbar(
      'Language of the texts',
      'globe',
      {
        ...Object.fromEntries(languages.map((language) => [language, languageNames[language]])),
        pseudo: 'Pseudo: longer and accented',
        rtl: 'Pseudo: right to left',
      },
      'L',
    ),
    theme: toolbar('Time of day', 'mirror', { day: 'Day', night: 'Night' }, 'N'),
    motion: toolbar('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
    colors: toolbar('Colours', 'contrast', { own: 'Own colours', forced: 'Forced colours' }, 'C'),
    text: toolbar('Size of the text', 'paragraph', { own: 'Text 100 %', double: 'Text 200 %' }),
    grid: toolbar('Lines over the story', 'grid', { hidden: 'No grid', shown: 'Grid of panes' }),
    together: toolbar('Side by side', 'sidebyside', {
      one: 'One at a time',
      languages: 'Six languages',
      colours: 'Day, night, forced colours',
    }),
  },
  beforeAll: () => {
    if (import.meta.env.PROD) settleAfterEachStep()
  },
  ...(import.meta.env.PROD && { mount: mountAndSettle }),
  // Measured and scrolled with a fallback font, a story would come to rest elsewhere. A fallback may be missing: settled.
  loaders: [
    () => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => ({})),
    () => idlePartsAtHand().then(() => ({})),
  ],
  initialGlobals: {
    locale: 'en',
    theme: 'day',
    motion: 'full',
    colors: 'own',
    text: 'own',
    grid: 'hidden',
    together: 'one',
  },
  parameters: {
    layout: 'fullscreen',
    // A sandboxed frame runs nothing, axe neither: what it shows is not ours to mend there.
    a11y: { test: 'error', context: { exclude: ['iframe[sandbox]'] } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, [width, height]]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'What changed',
          'State',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Icons', 'Pictures', 'Motion', 'Voice'],
          'Patterns',
          [
            'Forms and their errors',
            'Empty, loading, error, offline',
            'Writing in six languages',
            'Dates and numbers',
            'Grid of panes',
            'Motion',
            'Accessibility',
            'Print',
          ],
          // As in stories/book/primitive-groups.ts: Storybook reads this list without running it.
          'Primitives',
          [
            'Overview',
            'Actions',
            ['Button', 'Icon button', 'Link'],
            'Fields',
            [
              'Field frame',
              'Text field',
              'Text area',
              'Search field',
              'Select',
              'Checkbox',
              'Radio group',
              'Switch',
              'File field',
              'Field error',
            ],
            'Overlays',
            ['Dialog', 'Dropdown menu', 'Drop pane', 'Tooltip'],
            'Feedback',
            ['Notice', 'Toast', 'Progress', 'Spinner', 'Skeleton'],
            'Navigation',
            ['Breadcrumb', 'Tabs', 'Pagination', 'Skip link'],
            'Data',
            ['Table', 'Badge', 'Bar chart', 'Line chart', 'Pane count'],
            'Layout',
            ['Accordion', 'Disclosure', 'Slider row', 'Opening shutters'],
            'Text and marks',
            ['Icon', 'Brand mark', 'Picture', 'Marked text', 'Visually hidden'],
            'Staff',
            [
              'Actions',
              ['Lit pane', 'Deed button', 'Twin switch'],
              'Fields',
              ['Password field', 'Digit panes', 'Tick', 'Bar select', 'File target', 'Focal picture'],
              'Overlays',
              ['Side sheet'],
              'Feedback',
              ['Strip', 'Meter'],
              'Data',
              [
                'Grid part',
                'Pane glyph',
                'Six strip',
                'Steps',
                'Pane clock',
                'Pane wall',
                'Score ruler',
                'Pane chart',
                'Notes chart',
                'Bar list',
                'Share bar',
                'Funnel',
                'Hundred panes',
              ],
              'Text and marks',
              ['Staff icon', 'Key', 'Seat', 'Diff text', 'Cover'],
            ],
          ],
          'Blocks',
          [
            'Frame',
            'Home',
            'Portfolio',
            'About',
            'Blog',
            'Careers',
            'Forms',
            'Newsletter',
            'Consent',
            'Push',
            'Legal',
            'Staff',
          ],
          'Pages',
          ['Home', 'Portfolio', 'About', 'Blog', 'Post', 'Careers', 'Contact', '*', 'Staff'],
          'Mails',
          'Operate',
          'Decisions',
          ['Specification', 'Settled questions', '*'],
        ],
      },
    },
    docs: {
      page: () => <DocsPage />,
      container: (props: PropsWithChildren<DocsContainerProps>) => <HouseContainer {...props} />,
    },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const { locale, theme, motion, colors, text, grid } = globals
      const isBare = parameters['layout'] === 'fullscreen'
      const isDocument = viewMode === 'docs'
      if (!isDocument) {
        Object.assign(document.documentElement.dataset, { theme, motion, colors, grid })
        // As a reader sets it in the browser (WCAG 2.2, 1.4.4).
        document.documentElement.style.fontSize = text === 'double' ? '200%' : ''
        document.documentElement.lang = isLanguage(locale) ? locale : 'en'
        document.documentElement.dir = locale === 'rtl' ? 'rtl' : ''
      }
      // A document is set by the toolbar alone: what one of its stories asks for holds for that story.
      const own = isDocument && {
        lang: isLanguage(locale) ? locale : 'en',
        dir: locale === 'rtl' ? 'rtl' : 'ltr',
        'data-theme': theme,
      }
      return (
        <I18nextProvider i18n={storyTexts(locale)}>
          <div {...own} className={isBare ? 'bg-paper text-ink' : 'bg-paper p-6 text-ink'}>
            <Story />
          </div>
        </I18nextProvider>
      )
    },
  ],
})
