import { defineMain } from '@storybook/react-vite/node'

/** Stories stand beside the components that they show. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/ui/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
