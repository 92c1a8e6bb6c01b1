import './styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { I18nextProvider } from 'react-i18next'
import { isLanguage, languageNames, languages } from '#locales/languages.ts'
import { DocsPage } from './docs-page.tsx'
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
    }),
    theme: toolbar('Time of day', 'mirror', { day: 'Day', night: 'Night' }),
    motion: toolbar('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
    colors: toolbar('Colours', 'contrast', { own: 'Own colours', forced: 'Forced colours' }),
  },
  beforeAll: () => {
    if (import.meta.env.PROD) settleAfterEachStep()
  },
  ...(import.meta.env.PROD && { mount: mountAndSettle }),
  // Measured and scrolled with a fallback font, a story would come to rest elsewhere. A fallback may be missing: settled.
  loaders: [() => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => ({}))],
  initialGlobals: { locale: 'en', theme: 'day', motion: 'full', colors: 'own' },
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
        order: ['Welcome', 'Foundations', 'Primitives', 'Blocks', 'Pages', 'Mails', 'Operate', 'Decisions'],
      },
    },
    docs: { page: DocsPage },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { locale, theme, motion, colors } = globals
      Object.assign(document.documentElement.dataset, { theme, motion, colors })
      document.documentElement.lang = isLanguage(locale) ? locale : 'en'
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
