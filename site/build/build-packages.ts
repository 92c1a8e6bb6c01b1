import { build } from 'vite'

/** What the server needs to start, and what is made of many files. */
const packages = [
  'kysely',
  'zod',
  'zod/mini',
  'fastify',
  '@fastify/formbody',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/under-pressure',
]

/** Makes one file of each of these packages, named like it; `api/one-file-packages.ts` loads them. What they share is in `shared/`. */
export async function buildPackages(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(packages.map((name) => [name, name])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  })
}
