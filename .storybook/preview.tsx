import './styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { I18nextProvider } from 'react-i18next'
import { languageNames, languages } from '#locales/languages.ts'
import { storyTexts } from './texts.ts'

const viewports = { phone: [360, 740], tablet: [768, 1024], laptop: [1280, 800], desktop: [1920, 1080] } as const

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((language) => ({ value: language, title: languageNames[language] })),
      },
    },
    theme: {
      description: 'Time of day',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'day', title: 'Day', icon: 'sun' },
          { value: 'night', title: 'Night', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', theme: 'day', viewport: { value: undefined } },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, [width, height]]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Primitives', 'Blocks', 'Pages', 'Decisions'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { locale, theme } = globals
      document.documentElement.dataset['theme'] = theme
      document.documentElement.lang = locale
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
