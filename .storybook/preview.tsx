import './styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { I18nextProvider } from 'react-i18next'
import { isLanguage, languageNames, languages } from '#locales/languages.ts'
import { idlePartsAtHand } from '#ui/lib/idle-part.tsx'
import { DocsPage } from './docs-page.tsx'
import { HouseContainer } from './house-container.tsx'
import { mountAndSettle, settleAfterEachStep } from './settle.ts'
import { storyTexts } from './texts.ts'
import { toolbar } from './toolbar.ts'

const viewports = {
  tiny: [320, 640],
  phone: [360, 740],
  tablet: [768, 1024],
  laptop: [1280, 800],
  desktop: [1920, 1080],
} as const

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  // What a page uses is stable; a story says so itself while its component still waits for its page.
  tags: ['autodocs', 'stable'],
  globalTypes: {
    locale: toolbar('Language of the texts', 'globe', {
      ...Object.fromEntries(languages.map((language) => [language, languageNames[language]])),
      pseudo: 'Pseudo: longer and accented',
      rtl: 'Pseudo: right to left',
    }),
    theme: toolbar('Time of day', 'mirror', { day: 'Day', night: 'Night' }),
    motion: toolbar('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
    colors: toolbar('Colours', 'contrast', { own: 'Own colours', forced: 'Forced colours' }),
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
          'Patterns',
          'Primitives',
          'Blocks',
          'Pages',
          'Mails',
          'Operate',
          'Decisions',
        ],
      },
    },
    docs: { page: DocsPage, container: HouseContainer },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const { locale, theme, motion, colors, text, grid } = globals
      Object.assign(document.documentElement.dataset, { theme, motion, colors })
      // Over a document it would lie on the words about it.
      document.documentElement.dataset['grid'] = viewMode === 'story' ? grid : 'hidden'
      document.documentElement.lang = isLanguage(locale) ? locale : 'en'
      // As a reader sets it in the browser (WCAG 2.2, 1.4.4).
      document.documentElement.style.fontSize = text === 'double' ? '200%' : ''
      if (locale === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.removeAttribute('dir')
      const isBare = parameters['layout'] === 'fullscreen'
      return (
        <I18nextProvider i18n={storyTexts(locale)}>
          <div className={isBare ? 'bg-paper text-ink' : 'bg-paper p-6 text-ink'}>
            <Story />
          </div>
        </I18nextProvider>
      )
    },
  ],
})
