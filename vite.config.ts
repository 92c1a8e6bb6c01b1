import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstFiles } from './site/build/first-files.ts'

const [entry = '', ...alsoAtOnce] = [
  'site/entry-client.tsx',
  // Imported by it a moment later, on every page.
  'site/visitor/consent-controls.tsx',
  'site/visitor/visits/follow-visits.ts',
  // On nearly every page.
  'ui/primitives/picture.tsx',
  'ui/primitives/opening-shutters.tsx',
].map((file) => path.join(import.meta.dirname, file))

const staffEntries = ['site/entry-staff.tsx', 'site/staff.css'].map((file) => path.join(import.meta.dirname, file))

/**
 * The site's three builds: `dist/client` for visitors and, in mode `staff`, beside it for staff, who share no file with
 * them; `dist/server` for the renderer. The tests have tests/vitest.config.ts.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  // Vite minifies the sheet anyway; after Tailwind has done so too, every prefixed line stands there four times.
  plugins: [react(), tailwindcss({ optimize: false })],
  publicDir: isSsrBuild || mode === 'staff' ? (false as const) : 'public',
  build: isSsrBuild
    ? {
        ssr: 'site/entry-server.tsx',
        outDir: 'dist/server',
        // A running server reads parts of its own build at their first visit; `site/build/remove-former.ts` clears up.
        emptyOutDir: false,
        // A server has all parts at hand, whatever a browser fetches later.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      }
    : {
        outDir: 'dist/client',
        // A running server needs the files of its own build; `site/build/remove-former.ts` clears up.
        emptyOutDir: false,
        manifest: mode === 'staff' ? '.vite/staff-manifest.json' : true,
        assetsInlineLimit: 0,
        // Preloading is the inline loader's business; the polyfill would be a second one.
        modulePreload: { polyfill: false as const },
        rolldownOptions:
          mode === 'staff'
            ? { input: staffEntries }
            : {
                input: [entry, path.join(import.meta.dirname, 'site/styles.css')],
                output: {
                  codeSplitting: { groups: [{ name: firstFiles(entry, ...alsoAtOnce), debugName: 'first files' }] },
                },
              },
      },
}))
