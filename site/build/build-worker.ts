import { build } from 'vite'

/** A classic script: not every browser takes modules. `version` changes its bytes, so that browsers notice. */
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
