import type { StorybookConfig } from '@storybook/react-vite'

/** Storybook as it comes, with one story: the reference. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
