import { build } from 'vite'

/**
 * Builds `/worker.js` as a classic script, because not every browser takes a service worker in modules. `version`
 * changes its bytes, which is how browsers notice a new one.
 */
export async function buildWorker(version: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SITE_VERSION__: JSON.stringify(version.slice(0, 12)) },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'site/push/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  })
}
