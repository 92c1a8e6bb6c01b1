import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { allTexts } from './all-texts.ts'
import { componentFacts } from './component-facts.ts'
import { designFiles } from './design-files.ts'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables in documents.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), componentFacts(), allTexts(), designFiles()] }),
}

export default config
