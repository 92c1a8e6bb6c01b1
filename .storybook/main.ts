import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { allTexts } from './all-texts.ts'
import { componentFacts } from './component-facts.ts'
import { designFiles } from './design-files.ts'
import { speltProps } from './spelt-props.ts'
import { wholeState } from './whole-state.ts'

/** To hand over: without the pages for those who build and run the site, and without its history. */
const isForClient = process.env['STORYBOOK_CLIENT'] === 'on'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: isForClient
    ? [
        '../stories/welcome.mdx',
        '../stories/{foundations,patterns,primitives,blocks,pages,mails,decisions}/**/*.@(mdx|stories.tsx)',
      ]
    : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables in documents.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../public'],
  // `manifests/components.json`, for tools: each component with its props and stories. Storybook makes it, also while it runs; the camera has no use for it.
  features: { componentsManifest: !isForClient && !process.argv.includes('--test') },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      componentFacts(!isForClient),
      wholeState(),
      allTexts(),
      designFiles(),
      // The camera's build has no panel.
      !process.argv.includes('--test') && speltProps(),
    ],
  }),
}

export default config
